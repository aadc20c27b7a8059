import { REFUND_ARRIVES_DAYS } from "@kalivo/domain/limits.ts";
import type { refund as english } from "../../en/mails/refund.ts";

/** Money is on its way back to the payer, or could not be paid back. */
export const refund: typeof english = {
  subject: (amount) => `${amount} is onderweg terug naar jou`,
  preview: (month) => `Een terugbetaling van je donaties van ${month}.`,
  title: "Je terugbetaling is onderweg",
  sent: (amount, method) => `We betalen ${amount} terug via ${method}.`,
  arrives: `Het komt binnen 5 tot ${REFUND_ARRIVES_DAYS} dagen aan. Dat hangt van je bank af.`,
  means:
    "Het telt niet meer als gegeven, niet bij jou en niet bij de mensen die je steunde. De organisaties krijgen het niet.",
  amount: "Terugbetaald",
  charged: "Geïnd",
  period: "Maand",
  day: "Terugbetaald op",
  method: "Naar",
  reference: "Referentie",
  button: "Afrekening bekijken",
  help: (mail) => `Is het na tien dagen niet aangekomen, schrijf dan naar ${mail} en vermeld de referentie.`,
  failedSubject: "Je terugbetaling is niet gelukt",
  failedTitle: "We konden je niet terugbetalen",
  failed: (amount, month, method) =>
    `${amount} voor ${month} kon niet worden terugbetaald via ${method}. Je donatie blijft zoals ze was.`,
  failedHelp: (mail) =>
    `Schrijf naar ${mail}, dan zoeken we een andere manier. Je hoeft het niet ook aan je bank te vragen.`,
  reason:
    "Je krijgt deze e-mail omdat een donatie die je betaalde, wordt terugbetaald. E-mails over je geld sturen we altijd.",
};
