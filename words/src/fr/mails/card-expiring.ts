import type { cardExpiring as english } from "../../en/mails/card-expiring.ts";

export const cardExpiring: typeof english = {
  subject: (label: string) => `${label} expire bientôt`,
  preview: "Choisis-en une autre, pour que ton soutien continue.",
  title: "Ta carte expire bientôt",
  what: (label: string, month: string) =>
    `${label}, avec laquelle tu donnes, est valable jusqu’à fin ${month}.`,
  replace:
    "Mets la nouvelle à sa place, et rien d’autre ne change. Si ta banque la remplace d’elle-même, nous apprenons souvent le nouveau numéro et tu n’as rien à faire.",
  noDebt: "Une promesse de don n’est pas une dette : si elle ne peut pas être prélevée, rien n’est dû.",
  button: "Changer de moyen de paiement",
  reason:
    "Tu reçois cet e-mail parce que tu soutiens quelqu’un avec une carte qui expire. Il ne peut pas être désactivé.",
};
