import { pluralOf } from "../../../plural.ts";

const { counted } = pluralOf("en");

export const mails = {
  views: {
    kept: "Mailbox",
    waiting: "Waiting",
    sent: "Sent",
    given_up: "Given up",
    notices_not_sent: "Notices not accepted",
    dropped: "Not needed any more",
  },
  view: "Which mails",
  none: "No mail here.",
  noneKept: "The mailbox keeps mails only when no mail server is set.",
  to: "To",
  sentAt: "Sent",
  frame: "The mail as a mail program shows it",
  plain: "Text part",
  states: { waiting: "Waiting", sent: "Sent", given_up: "Given up", dropped: "Not needed any more" },
  tries: (n: number) => counted(n, { one: "try", other: "tries" }),
  notBefore: (at: string) => `not before ${at}`,
  retry: "Send again",
  retried: "It will be sent again.",
  retryAll: "Send all again",
  retryAllAsk: (n: number) =>
    `${counted(n, { one: "mail was", other: "mails were" })} given up. Those of the last 30 days go out again, where they still make sense.`,
  giveUp: "Give up",
  giveUpAsk: (name: string) => `Nobody waits for this mail to ${name} any more: it is not tried again.`,
  gaveUp: "It is given up.",
  retriedAll: "They will be sent again.",
};
