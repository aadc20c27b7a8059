import type { monthRecap as english } from "../../en/mails/month-recap.ts";

export const monthRecap: typeof english = {
  subject: (month: string) => `Ton bilan : ${month}`,
  preview: "Ce que tu as brûlé, ce qui a été donné, et à qui.",
  title: (month: string) => `Ton bilan : ${month}`,
  burned: "Tu as brûlé",
  kcal: (kcal: string) => `${kcal} kcal`,
  raised: "Tes soutiens ont donné",
  donors: { one: "soutien", other: "soutiens" },
  raisedBy: (amount: string, donors: string) => `${amount} (${donors})`,
  given: "Tu as donné",
  organisationsTitle: "Qui tu aides",
  gross: "Ce sont les montants payés, avant les frais du prestataire de paiement.",
  nothingPaid: "Rien n’a été payé pour ce mois.",
  button: "Ouvrir l’app",
  reason: "Tu reçois cet e-mail parce que tu as activé le récap du mois.",
};
