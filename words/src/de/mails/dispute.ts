import type { dispute as english } from "../../en/mails/dispute.ts";
/** The payer's bank reversed a payment. */
export const dispute: typeof english = {
  subject: (month: string) => `Deine Bank hat deine Spenden für ${month} zurückgebucht`,
  preview: "Deine automatischen Spenden ruhen vorerst.",
  title: "Deine Bank hat eine Zahlung zurückgebucht",
  what: (amount: string, month: string, method: string) =>
    `Deine Bank (${method}) hat uns gesagt, dass die Zahlung von ${amount} für ${month} bestritten wird, und hat sie zurückgebucht.`,
  stopped:
    "Sicherheitshalber ziehen wir bei dir nichts mehr ein, und deine Codes beginnen keine neue Unterstützung.",
  means: {
    open: "Bis die Bank entschieden hat, zählt dieser Betrag nicht als gespendet.",
    decided: "Das ist endgültig: Dieser Betrag zählt nicht als gespendet.",
  },
  mistake: (mail: string) =>
    `War es ein Versehen, oder hast du die Zeile auf deinem Kontoauszug nicht erkannt? Schreib an ${mail}, und wir klären es.`,
  onStatement: (line: string) => `Auf deinem Kontoauszug heißt die Zahlung ${line}.`,
  button: "Abrechnung ansehen",
  reason:
    "Du bekommst diese E-Mail, weil eine deiner Zahlungen bestritten wurde. E-Mails zu deinem Geld schicken wir immer.",
};
