import type { security as english } from "../../en/server/security.ts";

/** What is said of passkeys and of an admin's second factor. */
export const security: typeof english = {
  passkeyRefused:
    "Cette clé d’accès n’a pas été acceptée. Essaie encore une fois, ou connecte-toi avec ton adresse et ton mot de passe.",
  passkeyTaken: "Cette clé d’accès est déjà enregistrée.",
  passkeyRemoved: "La clé d’accès est retirée : elle ne connecte plus.",
  unknownPasskey: "Cette clé d’accès n’existe pas.",
  tooManyPasskeys: (most) => `Tu as ${most} clés d’accès, c’est le maximum. Retires-en une d’abord.`,
  codeMissing: "Tape un code de ton application, ou un code de secours.",
  wrongCode:
    "Ce code ne convient pas maintenant. Un code change toutes les 30 secondes et ne sert qu’une fois : vérifie que ton téléphone règle la date et l’heure lui-même, puis prends le suivant.",
  wrongRecoveryCode: "Ce code de secours est faux, ou a déjà servi.",
  notBegun: "Il n’y a rien à confirmer : recommence.",
  weakForAdmins:
    "Ce mot de passe est trop faible pour un admin : au moins 12 caractères, et aucun des plus courants. Choisis-en d’abord un autre dans les Paramètres.",
};
