import type { receipt as english } from "../../en/mails/receipt.ts";

export const receipt: typeof english = {
  subject: (amount: string, month: string) => `Merci pour tes ${amount} pour ${month}`,
  preview: "Merci. Voici où va ton argent.",
  title: "Merci",
  thanks: (amount: string, month: string) => `Merci pour tes ${amount} pour ${month}.`,
  intro: (amount: string, day: string) => `Nous avons prélevé ${amount} le ${day}.`,
  factsTitle: "Le paiement",
  gross: "Tu as payé",
  fee: "Frais du prestataire de paiement",
  feeUnknown: "connus dans quelques jours",
  net: "Pour les associations",
  period: "Mois",
  day: "Prélevé le",
  method: "Moyen de paiement",
  number: "Décompte",
  onStatement: "Sur ton extrait de compte",
  reference: "Référence",
  organisationsTitle: "Où va ton argent",
  organisationsBeforeFee: "Avant les frais du prestataire de paiement :",
  burners: (names: string) => `Rendu possible par ${names}.`,
  grant: (association: string) =>
    `Ton don a été fait à ${association}, qui le reverse à ces associations au plus tôt deux mois plus tard, quand il ne peut plus être contesté.`,
  noCertificate: "Ceci n’est pas une attestation fiscale.",
  button: "Voir le décompte",
  dispute: (mail: string, until: string) =>
    `Si quelque chose ne va pas, écris à ${mail}. Tu peux aussi contester le paiement auprès de ta banque jusqu’au ${until}.`,
  reason:
    "Tu reçois cet e-mail parce que nous avons prélevé ton don. Nous envoyons toujours les e-mails sur ton argent.",
};
