import type { signedOut as english } from "../../en/mails/signed-out.ts";

export const signedOut: typeof english = {
  subject: "Toutes tes connexions sont fermées",
  preview: "Plus aucun appareil n’est connecté à ton compte.",
  title: "Toutes tes connexions sont fermées",
  intro: "Toutes les connexions de ton compte ont été fermées, sur tous les appareils.",
  notYou:
    "Ce n’était pas toi ? Choisis un nouveau mot de passe : la personne qui l’a fait ne pourra plus revenir.",
  button: "Choisir un nouveau mot de passe",
  reason: "Tu reçois cet e-mail parce que toutes les connexions de ton compte ont été fermées.",
};
