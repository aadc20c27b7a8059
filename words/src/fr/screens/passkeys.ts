import type { passkeys as english } from "../../en/screens/passkeys.ts";

/** Keys on somebody's devices that sign in without a password. */
export const passkeys: typeof english = {
  title: "Clés d’accès",
  help: "Connecte-toi avec ton visage, ton doigt ou le code de ton appareil, sans mot de passe.",
  none: "Pas encore de clé d’accès.",
  add: "Ajouter une clé d’accès",
  addTitle: "Ajouter une clé d’accès",
  addHelp: "Ton appareil demandera ton visage, ton doigt ou son code, et gardera la clé.",
  added: "La clé d’accès est ajoutée.",
  name: "Nom de la clé d’accès",
  password: "Ton mot de passe",
  usePasskey: "Plutôt avec une clé d’accès",
  rename: "Renommer",
  renamed: "La clé d’accès a un nouveau nom.",
  save: "Enregistrer",
  remove: "Retirer",
  removeTitle: (name) => `Retirer la clé d’accès « ${name} » ?`,
  removeHelp: "Elle ne connecte plus. Supprime-la aussi sur ton appareil.",
  removed: "La clé d’accès est retirée.",
  addedOn: (day) => `Ajoutée le ${day}`,
  usedOn: (day) => `Utilisée la dernière fois le ${day}`,
  notMade: "Aucune clé n’a été créée : ton appareil s’est arrêté, ou en garde déjà une pour ce compte.",
  notUsed: "Aucune clé n’a été utilisée : ton appareil s’est arrêté, ou n’en a pas pour ce site.",
};
