import { periodEnd, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import { formatDate, formatKcal, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords } from "@kalivo/words/mails.ts";
import { pluralOf } from "@kalivo/words/plural.ts";
import { button, text } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type ReminderSyncData = {
  firstName: string;
  period: PeriodId;
  donors: number;
  /** Of the month so far. */
  kcal: bigint;
};

/** To a burner whose donors wait, three days before the month ends. */
export function reminderSyncMail(
  context: MailContext,
  { firstName, period, donors, kcal }: ReminderSyncData,
) {
  const words = mailWords(context.language).reminderSync;
  const month = formatMonth(period, context.language);
  const lastDay = formatDate(new Date(periodEnd(period).getTime() - 1));
  const supported = pluralOf(HTML_LANG[context.language]).counted(donors, words.donors);
  return frameMail(context, {
    subject: words.subject(month),
    preview: words.preview,
    title: words.title,
    blocks: [
      ...greeting(context, { firstName, team: null }),
      text(words.intro(supported)),
      text(kcal > 0n ? words.soFar(formatKcal(kcal)) : words.nothing),
      text(words.until(lastDay, month)),
      text(words.how),
      button(words.button, `${context.publicUrl}/workouts`),
    ],
    reason: words.reason,
  });
}
