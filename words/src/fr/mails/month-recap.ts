import type { monthRecap as english } from "../../en/mails/month-recap.ts";

export const monthRecap: typeof english = {
  subject: (month: string) => `Ton bilan : ${month}`,
  preview: "Ce que tu as brûlé, ce qui a été donné, et à qui.",
  title: (month: string) => `Ton bilan : ${month}`,
  became: (amount: string) => `Ce que tu as brûlé est devenu ${amount}.`,
  thanks: (amount: string) => `Merci pour les ${amount} que tu as donnés.`,
  burned: "Tu as brûlé",
  kcal: (kcal: string) => `${kcal} kcal`,
  raised: "Tes soutiens ont donné",
  donors: { one: "soutien", other: "soutiens" },
  raisedBy: (amount: string, donors: string) => `${amount} (${donors})`,
  given: "Tu as donné",
  organisationsTitle: "Qui tu aides",
  gross: "Ce sont les montants payés, avant les frais du prestataire de paiement.",
  nothingPaid: "Rien n’a été payé pour ce mois.",
  proofTitle: "Ce que l’argent a permis",
  proofYours: (organisation, amount) => `${organisation}, avec ${amount} de toi :`,
  proofRaised: (organisation, amount) => `${organisation}, avec ${amount} récoltés par toi :`,
  monthsTitle: "Mois par mois",
  button: "Voir ton mois",
  reason: "Tu reçois cet e-mail parce que le récap du mois est activé dans tes paramètres.",
};
