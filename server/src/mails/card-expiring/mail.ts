import { formatMonth } from "@kalivo/domain/money/display.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";
import type { TeamMailData } from "../statement-mail-data.ts";

export type CardExpiringMailData = {
  firstName: string;
  team: TeamMailData | null;
  methodLabel: string;
  /** The month on the card: it is valid until its end. */
  lastMonth: PeriodId;
};

/** Before rule 15 applies: an expiring card should be replaced in time. */
export function cardExpiringMail(context: MailContext, data: CardExpiringMailData) {
  const words = mailWords(context.language).cardExpiring;
  return frameMail(context, {
    subject: words.subject(data.methodLabel),
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, data),
      text(words.what(data.methodLabel, formatMonth(data.lastMonth, context.language))),
      text(words.replace),
      button(words.button, `${context.publicUrl}/stripe${data.team === null ? "" : `/${data.team.id}`}`),
      text(words.noDebt),
    ],
    reason: words.reason,
  });
}
