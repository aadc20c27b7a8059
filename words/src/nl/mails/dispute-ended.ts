import type { disputeEnded as english } from "../../en/mails/dispute-ended.ts";

/** What became of a payment that the payer's bank had reversed. */
export const disputeEnded: typeof english = {
  won: {
    title: "Je bank heeft beslist",
    subject: (month: string) => `Je donaties van ${month} tellen weer mee`,
    preview: "De betaling is bevestigd.",
    what: (amount: string, month: string, method: string) =>
      `Je bank bekeek de betwiste betaling van ${amount} voor ${month} (${method}) en bevestigde ze. Ze telt weer als gegeven.`,
  },
  lost: {
    title: "Je betaling blijft teruggehaald",
    subject: (month: string) => `Je donaties van ${month} blijven teruggehaald`,
    preview: "Dat is definitief.",
    what: (amount: string, month: string, method: string) =>
      `De betwiste betaling van ${amount} voor ${month} (${method}) blijft teruggehaald, en dat is definitief. Ze telt niet als gegeven.`,
  },
  stopped: (mail: string) =>
    `We innen niets van jou, en via je codes start geen nieuwe steun, tot we elkaar gesproken hebben. Schrijf naar ${mail}.`,
  button: "Afrekening bekijken",
  reason:
    "Je krijgt deze e-mail omdat een betaling van jou betwist is. E-mails over je geld sturen we altijd.",
};
