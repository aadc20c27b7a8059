import { pluralOf } from "../../../plural.ts";

const { counted, plural } = pluralOf("en");

export const mails = {
  views: {
    kept: "Mailbox",
    waiting: "Waiting",
    sent: "Sent",
    given_up: "Given up",
    notices_not_sent: "Notices not accepted",
    dropped: "No longer needed",
  },
  view: "Which emails",
  none: "No email here.",
  noneKept: "The mailbox keeps emails only when no mail server is set.",
  to: "To",
  sentAt: "Sent",
  frame: "The email as a mail program shows it",
  plain: "Text part",
  states: { waiting: "Waiting", sent: "Sent", given_up: "Given up", dropped: "No longer needed" },
  tries: (n: number) => counted(n, { one: "try", other: "tries" }),
  notBefore: (at: string) => `not before ${at}`,
  retry: "Send again",
  retried: "It will be sent again.",
  retryAll: "Send all again",
  retryAllAsk: (n: number) =>
    plural(n, (figure) => ({
      one: `${figure} email was given up. Those of the last 30 days go out again, where they still make sense.`,
      other: `${figure} emails were given up. Those of the last 30 days go out again, where they still make sense.`,
    })),
  giveUp: "Give up",
  giveUpAsk: (name: string) => `Nobody waits for this email to ${name} any more: we won't try it again.`,
  gaveUp: "It is given up.",
  retriedAll: "They will be sent again.",
};
