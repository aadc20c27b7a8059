import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { HTML_LANG } from "@kalivo/domain/language.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatEuros, formatKcal, formatMonth } from "@kalivo/domain/money/display.ts";
import { mailWords, type MailWords } from "@kalivo/words/mails.ts";
import { pluralOf } from "@kalivo/words/plural.ts";
import { button, facts, heading, text, type Block, type Fact } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { barsOf } from "../bars.ts";
import { greeting } from "../greeting.ts";
import type { OrganisationMailData } from "../statement-mail-data.ts";

export type MonthRecapData = {
  firstName: string;
  period: PeriodId;
  kcal: bigint;
  /** Gross, for the reader's calories. */
  raised: Cents;
  donors: number;
  /** Gross, by the reader. */
  given: Cents;
  /** What of both went where, the largest first. */
  organisations: readonly OrganisationMailData[];
  /** What organisations showed since the month before, with the reader's euros in it: given, else raised. */
  posts: readonly { organisation: string; text: string; given: Cents; raised: Cents }[];
  /** The calories of the last months up to this one, oldest first. */
  months: readonly { period: PeriodId; kcal: number }[];
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
      ...(data.given > 0n ? [text(words.thanks(formatEuros(data.given)))] : []),
      ...(data.raised > 0n ? [text(words.became(formatEuros(data.raised)))] : []),
      facts(recapFacts(words, data, pluralOf(HTML_LANG[context.language]).counted)),
      ...monthBlocks(context, words, data),
      ...moneyBlocks(words, data),
      ...postBlocks(words, data),
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

/** One month alone is no course of things. */
function monthBlocks({ language }: MailContext, words: Words, { months }: MonthRecapData): Block[] {
  const most = Math.max(...months.map(({ kcal }) => kcal));
  const bars = months.map(({ period, kcal }) => ({
    label: formatMonth(period, language),
    value: words.kcal(formatKcal(kcal)),
    share: kcal / most,
  }));
  return bars.length < 2 ? [] : [heading(words.monthsTitle), { kind: "bars", of: "effort", bars }];
}

function moneyBlocks(words: Words, { raised, given, organisations }: MonthRecapData): Block[] {
  if (raised + given === 0n) return [text(words.nothingPaid)];
  return [
    text(words.gross),
    ...(organisations.length === 0 ? [] : [heading(words.organisationsTitle), barsOf(organisations)]),
  ];
}

function postBlocks(words: Words, { posts }: MonthRecapData): Block[] {
  const said = posts.flatMap(({ organisation, text: post, given, raised }) => [
    text(
      given > 0n
        ? words.proofYours(organisation, formatEuros(given))
        : words.proofRaised(organisation, formatEuros(raised)),
    ),
    text(post),
  ]);
  return said.length === 0 ? [] : [heading(words.proofTitle), ...said];
}
