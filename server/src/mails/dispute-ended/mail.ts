import { formatEuros, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";
import type { DisputedMailData } from "../statement-mail-data.ts";

export type DisputeEndedMailData = DisputedMailData & {
  outcome: "won" | "lost";
  /** Nothing is collected until an admin has reviewed it. */
  stopped: boolean;
};

/** Rule 17: how a dispute ended that was open when its payer read of it. */
export function disputeEndedMail(context: MailContext, data: DisputeEndedMailData) {
  const words = mailWords(context.language).disputeEnded;
  const month = formatMonth(data.period, context.language);
  const { subject, preview, title, what } = words[data.outcome];
  return frameMail(context, {
    subject: subject(month),
    preview,
    title,
    blocks: [
      ...greeting(context, data),
      text(what(formatEuros(data.amount), month, data.methodLabel)),
      ...(data.stopped ? [text(words.stopped(context.associationMail))] : []),
      button(words.button, data.statementUrl),
    ],
    reason: words.reason,
  });
}
