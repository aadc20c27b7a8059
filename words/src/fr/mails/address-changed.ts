import { ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import type { addressChanged as english } from "../../en/mails/address-changed.ts";

export const addressChanged: typeof english = {
  subject: "Ton adresse e-mail a été changée",
  preview: `Si ce n’était pas toi, tu peux l’annuler pendant ${ADDRESS_UNDO_DAYS} jours.`,
  title: "Ton adresse e-mail a été changée",
  intro: "Ton compte a maintenant une autre adresse e-mail. Désormais, nos e-mails arrivent à cette adresse.",
  notYou: (until) =>
    `Ce n’était pas toi ? Jusqu’au ${until}, le bouton ci-dessous remet cette adresse, déconnecte tout le monde et te laisse choisir un nouveau mot de passe.`,
  button: "Remettre cette adresse",
  wasYou: "Si c’était toi, il n’y a rien à faire.",
  reason: "Tu reçois cet e-mail parce que cette adresse était celle d’un compte.",
};
