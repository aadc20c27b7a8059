import type { disputeEnded as english } from "../../en/mails/dispute-ended.ts";

/** What became of a payment that the payer's bank had reversed. */
export const disputeEnded: typeof english = {
  won: {
    title: "Ta banque a décidé",
    subject: (month: string) => `Tes dons pour ${month} comptent de nouveau`,
    preview: "Le paiement est confirmé.",
    what: (amount: string, month: string, method: string) =>
      `Ta banque a examiné le paiement contesté de ${amount} pour ${month} (${method}) et l’a confirmé. Il compte de nouveau comme donné.`,
  },
  lost: {
    title: "Ton paiement reste repris",
    subject: (month: string) => `Tes dons pour ${month} restent repris par ta banque`,
    preview: "C’est définitif.",
    what: (amount: string, month: string, method: string) =>
      `Le paiement contesté de ${amount} pour ${month} (${method}) reste repris, et c’est définitif. Il ne compte pas comme donné.`,
  },
  stopped: (mail: string) =>
    `Nous ne prélevons rien et tes codes ne déclenchent aucun nouveau don tant que nous n’en avons pas parlé. Écris à ${mail}.`,
  button: "Voir le décompte",
  reason:
    "Tu reçois cet e-mail parce qu’un de tes paiements a été contesté. Nous envoyons toujours les e-mails sur ton argent.",
};
