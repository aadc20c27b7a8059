import type { mails as english } from "../../../en/screens/admin/mails.ts";
import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("nl-BE");

export const mails: typeof english = {
  views: {
    kept: "Mailbox",
    waiting: "In de wachtrij",
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
  states: { waiting: "In de wachtrij", sent: "Verstuurd", given_up: "Opgegeven", dropped: "Niet meer nodig" },
  tries: (n) => counted(n, { one: "poging", other: "pogingen" }),
  notBefore: (at) => `niet voor ${at}`,
  retry: "Opnieuw versturen",
  retried: "Hij wordt opnieuw verstuurd.",
  retryAll: "Alles opnieuw versturen",
  retryAllAsk: (n) =>
    plural(n, (figure) => ({
      one: `${figure} e-mail is opgegeven. Is hij van de laatste 30 dagen, dan vertrekt hij opnieuw, waar dat nog zin heeft.`,
      other: `${figure} e-mails zijn opgegeven. Die van de laatste 30 dagen vertrekken opnieuw, waar dat nog zin heeft.`,
    })),
  giveUp: "Opgeven",
  giveUpAsk: (name) => `Niemand wacht nog op deze e-mail aan ${name}: we proberen hem niet meer.`,
  gaveUp: "Hij is opgegeven.",
  retriedAll: "Ze worden opnieuw verstuurd.",
};
