import type { disconnected as english } from "../../en/mails/disconnected.ts";

export const disconnected: typeof english = {
  subject: (provider: string) => `${provider} n’est plus connecté`,
  preview: "Ce que nous avons supprimé, et ce qui reste.",
  title: (provider: string) => `${provider} n’est plus connecté`,
  byYou: (provider: string) => `Tu as mis fin à la connexion avec ${provider}.`,
  byProvider: (provider: string) => `La connexion a été arrêtée chez ${provider}.`,
  deleted: (provider: string) =>
    `Nous avons supprimé notre accès à ce compte, tout ce que ${provider} nous avait transmis sur tes séances, et les séances qui ne faisaient pas encore partie d’un don.`,
  kept: "Pour les séances qui font partie d’un don, nous gardons la date, le type et les calories comptées, car de l’argent a été donné sur cette base.",
  button: "Choisir une autre source",
  reason: (provider: string) =>
    `Tu reçois cet e-mail parce que ${provider} était connecté à ton compte. Nous envoyons toujours les e-mails sur ton compte.`,
};
