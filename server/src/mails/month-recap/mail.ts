import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatEuros, formatKcal, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords, type MailWords } from "@kalivo/words/mails.ts";
import { pluralOf } from "@kalivo/words/plural.ts";
import { button, facts, heading, text, type Block, type Fact } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";

export type MonthRecapData = {
  firstName: string;
  period: PeriodId;
  kcal: bigint;
  /** Gross, for the reader's calories. */
  raised: Cents;
  donors: number;
  /** Gross, by the reader. */
  given: Cents;
  organisations: readonly string[];
};

type Words = MailWords["monthRecap"];

/** A month's result for the reader, sent when its first collection round is over. */
export function monthRecapMail(context: MailContext, data: MonthRecapData) {
  const words = mailWords(context.language).monthRecap;
  const month = formatMonth(data.period, context.language);
  return frameMail(context, {
    subject: words.subject(month),
    preview: words.preview,
    title: words.title(month),
    blocks: [
      ...greeting(context, { firstName: data.firstName, team: null }),
      facts(recapFacts(words, data, pluralOf(HTML_LANG[context.language]).counted)),
      ...moneyBlocks(words, data),
      button(words.button, context.publicUrl),
    ],
    reason: words.reason,
  });
}

type Counted = ReturnType<typeof pluralOf>["counted"];

/** Only non-zero figures: a donor is not told that they burned nothing. */
function recapFacts(words: Words, { kcal, raised, donors, given }: MonthRecapData, counted: Counted): Fact[] {
  const raisedBy = words.raisedBy(formatEuros(raised), counted(donors, words.donors));
  return [
    ...(kcal > 0n ? [{ label: words.burned, value: words.kcal(formatKcal(kcal)) }] : []),
    ...(raised > 0n ? [{ label: words.raised, value: raisedBy }] : []),
    ...(given > 0n ? [{ label: words.given, value: formatEuros(given) }] : []),
  ];
}

function moneyBlocks(words: Words, { raised, given, organisations }: MonthRecapData): Block[] {
  if (raised + given === 0n) return [text(words.nothingPaid)];
  return [
    text(words.gross),
    ...(organisations.length === 0
      ? []
      : [heading(words.organisationsTitle), { kind: "list" as const, items: organisations }]),
  ];
}
