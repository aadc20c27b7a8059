import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatDate, formatEuros, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, facts, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";
import type { TeamMailData } from "../statement-mail-data.ts";

export type RefundMailData = {
  firstName: string;
  team: TeamMailData | null;
  period: PeriodId;
  amount: Cents;
  charged: Cents;
  methodLabel: string;
  statementUrl: string;
  outcome: { kind: "sent"; at: Date; reference: string } | { kind: "failed" };
};

/** Rule 17: what is refunded, when it arrives and under which reference; or that it failed. */
export function refundMail(context: MailContext, data: RefundMailData) {
  const words = mailWords(context.language).refund;
  const amount = formatEuros(data.amount);
  const month = formatMonth(data.period, context.language);
  const common = { preview: words.preview(month), reason: words.reason };
  const see = button(words.button, data.statementUrl);
  if (data.outcome.kind === "failed") {
    return frameMail(context, {
      ...common,
      subject: words.failedSubject,
      title: words.failedTitle,
      blocks: [
        ...greeting(context, data),
        text(words.failed(amount, month, data.methodLabel)),
        text(words.failedHelp(context.associationMail)),
        see,
      ],
    });
  }
  return frameMail(context, {
    ...common,
    subject: words.subject(amount),
    title: words.title,
    blocks: [
      ...greeting(context, data),
      text(words.sent(amount, data.methodLabel)),
      text(words.arrives),
      facts([
        { label: words.amount, value: amount },
        { label: words.charged, value: formatEuros(data.charged) },
        { label: words.period, value: month },
        { label: words.day, value: formatDate(data.outcome.at) },
        { label: words.method, value: data.methodLabel },
        { label: words.reference, value: data.outcome.reference },
      ]),
      text(words.means),
      see,
      text(words.help(context.associationMail)),
    ],
  });
}
