import { formatEuros, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";
import { bankStatementText, type DisputedMailData } from "../statement-mail-data.ts";

export type DisputeMailData = DisputedMailData & {
  /** Somebody still decides; otherwise it stays as it is. */
  open: boolean;
};

/** Rule 17: the bank took the money back, so everything automatic stops until an admin has reviewed it. */
export function disputeMail(context: MailContext, data: DisputeMailData) {
  const words = mailWords(context.language).dispute;
  const month = formatMonth(data.period, context.language);
  return frameMail(context, {
    subject: words.subject(month),
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, data),
      text(words.what(formatEuros(data.amount), month, data.methodLabel)),
      text(words.stopped),
      text(data.open ? words.means.open : words.means.decided),
      text(words.mistake(context.associationMail)),
      text(words.onStatement(bankStatementText(data.period))),
      button(words.button, data.statementUrl),
    ],
    reason: words.reason,
  });
}
