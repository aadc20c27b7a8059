import type { dispute as english } from "../../en/mails/dispute.ts";

/** The payer's bank took a payment back. */
export const dispute: typeof english = {
  subject: (month) => `Je bank haalde je donaties van ${month} terug`,
  preview: "Je automatische donaties staan voorlopig stil.",
  title: "Je bank haalde een betaling terug",
  what: (amount, month, method) =>
    `Je bank liet ons weten dat de betaling van ${amount} voor ${month} via ${method} betwist wordt, en heeft het geld teruggehaald.`,
  stopped: "Voor de zekerheid innen we niets meer van jou, en start er via je codes geen nieuwe steun.",
  means: {
    open: "Tot de bank beslist heeft, telt dit bedrag niet als gegeven.",
    decided: "Dat is definitief: dit bedrag telt niet als gegeven.",
  },
  mistake: (mail) =>
    `Was het een vergissing, of herkende je de regel op je rekeninguittreksel niet? Schrijf naar ${mail}: dan lossen we het op en kan je steun doorgaan.`,
  onStatement: (line) => `Op je rekeninguittreksel heet de betaling ${line}.`,
  button: "Afrekening bekijken",
  reason:
    "Je krijgt deze e-mail omdat een betaling van jou betwist is. E-mails over je geld sturen we altijd.",
};
