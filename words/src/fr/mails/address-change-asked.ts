import type { addressChangeAsked as english } from "../../en/mails/address-change-asked.ts";

export const addressChangeAsked: typeof english = {
  subject: "Quelqu’un veut changer ton adresse e-mail",
  preview: "Si ce n’est pas toi, choisis un nouveau mot de passe : cela arrête tout.",
  title: "Quelqu’un veut changer ton adresse e-mail",
  intro:
    "Quelqu’un a demandé une autre adresse e-mail pour ton compte, avec ton mot de passe ou ta clé d’accès. Elle remplacera celle-ci dès qu’elle sera confirmée.",
  notYou:
    "Ce n’est pas toi ? Choisis tout de suite un nouveau mot de passe : cela arrête le changement et déconnecte tout le monde.",
  button: "Choisir un nouveau mot de passe",
  wasYou: "Si c’est toi, il n’y a rien à faire ici.",
  reason: "Tu reçois cet e-mail parce que c’est l’adresse de ton compte.",
};
