import type { mails as english } from "../../../en/screens/admin/mails.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("de");

export const mails: typeof english = {
  views: {
    kept: "Postfach",
    waiting: "Wartet",
    sent: "Verschickt",
    given_up: "Aufgegeben",
    notices_not_sent: "Ankündigungen nicht angenommen",
    dropped: "Nicht mehr nötig",
  },
  view: "Welche E-Mails",
  none: "Hier ist keine E-Mail.",
  noneKept: "Das Postfach behält E-Mails nur, wenn kein Mailserver eingerichtet ist.",
  to: "An",
  sentAt: "Verschickt",
  frame: "Die E-Mail, wie ein Mailprogramm sie zeigt",
  plain: "Textteil",
  states: {
    waiting: "Wartet",
    sent: "Verschickt",
    given_up: "Aufgegeben",
    dropped: "Nicht mehr nötig",
  },
  tries: (n: number) => counted(n, { one: "Versuch", other: "Versuche" }),
  notBefore: (at: string) => `nicht vor ${at}`,
  retry: "Noch einmal schicken",
  retried: "Sie wird noch einmal verschickt.",
  retryAll: "Alle noch einmal schicken",
  retryAllAsk: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} E-Mail wurde aufgegeben. Die der letzten 30 Tage gehen noch einmal hinaus, wenn sie noch Sinn haben.`,
      other: `${figure} E-Mails wurden aufgegeben. Die der letzten 30 Tage gehen noch einmal hinaus, wenn sie noch Sinn haben.`,
    })),
  giveUp: "Aufgeben",
  giveUpAsk: (name: string) =>
    `Auf diese E-Mail an ${name} wartet niemand mehr: Wir versuchen sie nicht noch einmal.`,
  gaveUp: "Sie ist aufgegeben.",
  retriedAll: "Sie werden noch einmal verschickt.",
};
