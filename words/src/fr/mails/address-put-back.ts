import type { addressPutBack as english } from "../../en/mails/address-put-back.ts";

export const addressPutBack: typeof english = {
  subject: "Ceci n’est plus l’adresse de ton compte",
  preview: "L’ancienne a été remise avec un lien envoyé à celle-ci.",
  title: "Ton compte a de nouveau son ancienne adresse",
  intro:
    "Quelqu’un a ouvert le lien de l’e-mail envoyé à l’adresse que ton compte avait avant. Cette adresse compte de nouveau, tout le monde a été déconnecté et le mot de passe n’est plus valable.",
  notYou: (mail) =>
    `Ce n’était pas toi, et l’ancienne boîte n’est plus la tienne ? Écris tout de suite à ${mail}, depuis cette adresse. On arrange ça avec toi.`,
  reason: "Tu reçois cet e-mail parce que cette adresse était celle d’un compte.",
};
