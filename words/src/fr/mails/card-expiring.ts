import type { cardExpiring as english } from "../../en/mails/card-expiring.ts";

export const cardExpiring: typeof english = {
  subject: (label: string) => `${label} expire bientôt`,
  preview: "Ajoute la nouvelle pour que tes dons continuent.",
  title: "Ta carte expire bientôt",
  what: (label: string, month: string) =>
    `${label}, avec laquelle tu donnes, est valable jusqu’à fin ${month}.`,
  replace:
    "Remplace-la par la nouvelle : rien d’autre ne change. Si ta banque la remplace elle-même, nous recevons souvent le nouveau numéro et tu n’as rien à faire.",
  noDebt: "Si un prélèvement échoue, tu ne dois rien.",
  button: "Changer de moyen de paiement",
  reason:
    "Tu reçois cet e-mail parce que tu soutiens quelqu’un avec une carte qui expire. Nous envoyons toujours les e-mails sur ton argent.",
};
