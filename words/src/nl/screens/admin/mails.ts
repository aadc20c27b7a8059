import type { mails as english } from "../../../en/screens/admin/mails.ts";
import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("nl-BE");

export const mails: typeof english = {
  views: {
    kept: "Mailbox",
    waiting: "Wachtend",
    sent: "Verstuurd",
    given_up: "Opgegeven",
    notices_not_sent: "Aankondigingen niet aanvaard",
    dropped: "Niet meer nodig",
  },
  view: "Welke e-mails",
  none: "Hier zijn geen e-mails.",
  noneKept: "De mailbox bewaart alleen e-mails als er geen mailserver is ingesteld.",
  to: "Aan",
  sentAt: "Verstuurd",
  frame: "De e-mail zoals een mailprogramma hem toont",
  plain: "Tekstversie",
  states: { waiting: "Wachtend", sent: "Verstuurd", given_up: "Opgegeven", dropped: "Niet meer nodig" },
  tries: (n) => counted(n, { one: "poging", other: "pogingen" }),
  notBefore: (at) => `niet voor ${at}`,
  retry: "Opnieuw versturen",
  retried: "Hij wordt opnieuw verstuurd.",
  retryAll: "Alles opnieuw versturen",
  retryAllAsk: (n) =>
    `Opgegeven e-mails: ${n}. Die van de laatste 30 dagen vertrekken opnieuw, waar dat nog zin heeft.`,
  giveUp: "Opgeven",
  giveUpAsk: (name) => `Niemand wacht nog op deze mail aan ${name}: hij wordt niet meer geprobeerd.`,
  gaveUp: "Hij is opgegeven.",
  retriedAll: "Ze worden opnieuw verstuurd.",
};
