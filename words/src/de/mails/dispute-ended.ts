import type { disputeEnded as english } from "../../en/mails/dispute-ended.ts";

/** What became of a payment that the payer's bank had reversed. */
export const disputeEnded: typeof english = {
  won: {
    title: "Deine Bank hat entschieden",
    subject: (month: string) => `Deine Spenden für ${month} zählen wieder`,
    preview: "Die Zahlung ist bestätigt.",
    what: (amount: string, month: string, method: string) =>
      `Deine Bank hat die bestrittene Zahlung von ${amount} für ${month} (${method}) geprüft und bestätigt. Sie zählt wieder als gespendet.`,
  },
  lost: {
    title: "Deine Zahlung bleibt zurückgebucht",
    subject: (month: string) => `Deine Spenden für ${month} bleiben zurückgebucht`,
    preview: "Das ist endgültig.",
    what: (amount: string, month: string, method: string) =>
      `Die bestrittene Zahlung von ${amount} für ${month} (${method}) bleibt zurückgebucht, und das ist endgültig. Sie zählt nicht als gespendet.`,
  },
  stopped: (mail: string) =>
    `Wir ziehen bei dir nichts ein, und deine Codes beginnen keine neue Unterstützung, bis wir gesprochen haben. Schreib an ${mail}.`,
  button: "Abrechnung ansehen",
  reason:
    "Du bekommst diese E-Mail, weil eine deiner Zahlungen bestritten wurde. E-Mails zu deinem Geld schicken wir immer.",
};
