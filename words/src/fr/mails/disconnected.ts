import type { disconnected as english } from "../../en/mails/disconnected.ts";

export const disconnected: typeof english = {
  subject: (provider: string) => `${provider} n’est plus connecté`,
  preview: "Ce que nous avons supprimé, et ce qui reste.",
  title: (provider: string) => `${provider} n’est plus connecté`,
  byYou: (provider: string) => `Tu as mis fin à la connexion avec ${provider}.`,
  byProvider: (provider: string) => `La connexion a été arrêtée chez ${provider}.`,
  deleted: (provider: string) =>
    `Nous avons supprimé l’accès à ton compte là-bas, tout ce que ${provider} nous a dit de tes séances, et les séances qui n’étaient pas encore dans un don.`,
  kept: "Des séances comptées dans un don, nous gardons le moment, le type et le nombre de calories comptées, parce que de l’argent a été donné pour elles.",
  button: "Choisir une autre source",
  reason: (provider: string) =>
    `Tu reçois cet e-mail parce que ${provider} était connecté à ton compte. Il ne peut pas être désactivé.`,
};
