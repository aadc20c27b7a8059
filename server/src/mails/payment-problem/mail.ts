import type { TeamMailData } from "../statement-mail-data.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatDate, formatEuros, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text, type Block } from "../blocks.ts";
import { greeting } from "../greeting.ts";
import { frameMail, type MailContext } from "../frame.ts";

/**
 * Rule 15: the bank requires the payer, refused (with the next try, if there is one) or was not asked at all, or support is
 * paused. Rule 44: the charge ended without its money, and why.
 */
export type PaymentProblemData = {
  firstName: string;
  team: TeamMailData | null;
  period: PeriodId;
  amount: Cents;
  methodLabel: string;
  problem:
    | { kind: "confirm"; url: string }
    | { kind: "declined"; retryAt: Date | null }
    | { kind: "no-method" | "refused-for-good" | "paused" }
    | { kind: "ended"; cause: "payer_asked" | "mistake" | "unreachable" | "stopped" | "not_attempted" };
};

export function paymentProblemMail(context: MailContext, data: PaymentProblemData) {
  const words = mailWords(context.language).paymentProblem;
  const month = formatMonth(data.period, context.language);
  const { subject, title, blocks } = wording(context, data, month);
  return frameMail(context, {
    subject,
    preview: words.preview(month),
    title,
    blocks: [...greeting(context, data), ...blocks],
    reason: words.reason,
  });
}

function wording(
  context: MailContext,
  data: PaymentProblemData,
  month: string,
): { subject: string; title: string; blocks: Block[] } {
  const words = mailWords(context.language).paymentProblem;
  const amount = formatEuros(data.amount);
  const choose = button(
    words.methodButton,
    `${context.publicUrl}/stripe${data.team === null ? "" : `/${data.team.id}`}`,
  );
  switch (data.problem.kind) {
    case "confirm": {
      const confirm = button(words.confirmButton, data.problem.url);
      return {
        subject: words.confirmSubject,
        title: words.confirmTitle,
        blocks: [text(words.confirm(amount, month)), confirm, text(words.noDebt)],
      };
    }
    case "declined": {
      const { retryAt } = data.problem;
      const next = retryAt === null ? words.newMethod : words.retry(formatDate(retryAt));
      return {
        subject: words.declinedSubject,
        title: words.declinedTitle,
        blocks: [
          text(words.declined(amount, month, data.methodLabel)),
          text(next),
          choose,
          text(words.noDebt),
        ],
      };
    }
    case "no-method":
    case "refused-for-good":
      return {
        subject: words.declinedSubject,
        title: words.declinedTitle,
        blocks: [text(untried(context, data, month)), choose, text(words.noDebt)],
      };
    case "paused":
      return {
        subject: words.pausedSubject,
        title: words.pausedTitle,
        blocks: [text(words.paused), choose, text(words.noDebt)],
      };
    case "ended": {
      const why = words.endedWhy[data.problem.cause];
      return {
        subject: words.endedSubject(month),
        title: words.endedTitle(month),
        blocks: [words.ended(amount, month), why, words.noDebt].map(text),
      };
    }
    default:
      throw new Error(`no such problem: ${JSON.stringify(data.problem satisfies never)}`);
  }
}

/** Why no attempt was made: there is no method, or the bank said "never" of it earlier (rule 45). */
function untried(context: MailContext, data: PaymentProblemData, month: string): string {
  const words = mailWords(context.language).paymentProblem;
  const amount = formatEuros(data.amount);
  return data.problem.kind === "no-method"
    ? words.noMethod(amount, month)
    : words.refusedForGood(amount, month, data.methodLabel);
}
