import type { Day, PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { MIN_CHARGE_AFTER_CARRYING_CENTS } from "@kalivo/domain/limits.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { formatDate, formatDay, formatEuros, formatMonth, formatRate } from "@kalivo/domain/money/display.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { listed } from "@kalivo/words/listed.ts";
import { mailWords, type MailWords } from "@kalivo/words/mails.ts";
import { button, heading, text, type Block, type Face } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { greeting } from "../greeting.ts";
import { leafOf } from "../leaf.ts";
import type { TeamMailData } from "../statement-mail-data.ts";

type BegunSupport = {
  /** With the name for the payer: the pseudonym if any. */
  burner: Face;
  /** From when it counts. */
  from: Date;
  rateCents: number;
  /** A month; null: no limit. */
  cap: Cents | null;
  syncedOnly: boolean;
  /** Null: the burner does not show them. */
  organisations: readonly string[] | null;
};

export type GivingChangedData = {
  firstName: string;
  team: TeamMailData | null;
  /** The team was deleted: it has no page any more. */
  teamGone: boolean;
  /** Whether the payer still supports anybody: else little is let go instead of carried on (rule 11). */
  goesOn: boolean;
  methodLabel: string;
  begun: readonly BegunSupport[];
  /** `until`: when it ended. */
  ended: readonly { burner: Face; until: Date }[];
  /** The payer is stopped, until then or (null) until they go on. */
  paused: { until: Date | null } | null;
  /** The month of the next collection, and when it is due at the earliest. */
  period: PeriodId;
  collectedFrom: Date;
  /** Of the month before, until its close. */
  before: { amount: Cents; period: PeriodId; collectedFrom: Date } | null;
  /** Estimated of the running month, up to the end of that day. */
  raised: { amount: Cents; until: Day };
  /** Of earlier months, too little to be charged. */
  carried: Cents;
  /** A charge that was announced and not collected yet. */
  announced: { amount: Cents; period: PeriodId } | null;
};

type Words = MailWords["givingChanged"];
type NoticeWords = MailWords["upcomingCharge"];

/** To a payer's people, when giving began or ended: what was agreed, or what is still collected (rule 76). */
export function givingChangedMail(context: MailContext, data: GivingChangedData) {
  const { givingChanged: words, upcomingCharge: notice } = mailWords(context.language);
  const { begun, ended } = data;
  const title = titleOf(words, data);
  return frameMail(context, {
    subject: title,
    preview: begun.length > 0 ? words.preview : words.endedPreview,
    title,
    blocks: [
      ...greeting(context, data),
      thanks(context, words, data),
      ...begun.map((support) => beginning(context, words, notice, support)),
      ...pause(words, notice, data),
      ...(ended.length > 0 ? ends(context, words, data) : []),
      nextCollection(context, words, data),
      ...whatYouCanDo(context, words, notice, data),
      text(notice.grant(context.associationName)),
    ],
    reason: words.reason,
  });
}

function titleOf(words: Words, { begun, ended }: GivingChangedData): string {
  if (begun.length > 0 && ended.length > 0) return words.changed;
  const [first] = [...begun, ...ended];
  const name = mailedName(first?.burner.name ?? "");
  if (begun.length > 0) return begun.length === 1 ? words.begun(name) : words.begunMany(begun.length);
  return ended.length === 1 ? words.ended(name) : words.endedMany(ended.length);
}

function thanks({ language }: MailContext, words: Words, { begun, ended }: GivingChangedData): Block {
  const faces = (begun.length > 0 ? begun : ended).map(({ burner }) => burner);
  const names = listed(
    faces.map(({ name }) => mailedName(name)),
    language,
  );
  return {
    kind: "people",
    faces,
    said: begun.length > 0 ? words.thanks(names) : words.thanksUntilNow(names),
  };
}

function beginning(
  { language }: MailContext,
  words: Words,
  notice: NoticeWords,
  { burner, from, rateCents, cap, syncedOnly, organisations }: BegunSupport,
): Block {
  const goesTo = (names: readonly string[]) =>
    names.length === 0 ? words.noOrganisation : notice.organisations(listed(names, language));
  return {
    kind: "card",
    title: burner.name,
    amount: words.rate(formatRate(rateCents)),
    details: [
      words.from(formatDate(from)),
      cap === null ? notice.noCap : notice.cap(formatEuros(cap)),
      ...(syncedOnly ? [words.syncedOnly] : []),
      ...(organisations === null ? [] : [goesTo(organisations)]),
    ],
    links: [],
    face: burner,
  };
}

function pause(words: Words, notice: NoticeWords, { paused }: GivingChangedData): Block[] {
  if (paused === null) return [];
  return [text(paused.until === null ? words.paused : notice.pausedUntil(formatDate(paused.until)))];
}

function ends({ language }: MailContext, words: Words, data: GivingChangedData): Block[] {
  const { ended, carried, announced } = data;
  return [
    heading(words.endedTitle),
    ...ended.map(({ burner, until }) => text(words.countedUntil(mailedName(burner.name), formatDate(until)))),
    ...ofMonths(language, words, data),
    ...(carried > 0n ? [text(words.carried(formatEuros(carried)))] : []),
    ...(announced === null
      ? []
      : [text(words.announced(formatEuros(announced.amount), formatMonth(announced.period, language)))]),
  ];
}

/** What is collected of the running month, and of one before it that is not closed: what is carried comes with the first. */
function ofMonths(
  language: Language,
  words: Words,
  { before, raised, carried, goesOn }: GivingChangedData,
): Block[] {
  const isLetGo = (cents: Cents) => !goesOn && cents < MIN_CHARGE_AFTER_CARRYING_CENTS;
  const said: string[] = [];
  if (before !== null) {
    const [amount, month] = [formatEuros(before.amount), formatMonth(before.period, language)];
    said.push(
      isLetGo(before.amount + carried)
        ? words.beforeLittle(amount, month)
        : words.before(amount, month, formatDate(before.collectedFrom)),
    );
  }
  if (raised.amount > 0n) {
    const [amount, day] = [formatEuros(raised.amount), formatDay(raised.until)];
    const isLittle = isLetGo(raised.amount + (before === null ? carried : 0n));
    said.push(isLittle ? words.raisedLittle(amount, day) : words.raised(amount, day));
  }
  return said.map((sentence) => text(sentence));
}

function nextCollection(
  { language }: MailContext,
  words: Words,
  { period, collectedFrom, methodLabel, goesOn }: GivingChangedData,
): Block {
  return {
    kind: "day",
    leaf: leafOf(collectedFrom, language),
    title: words.collected(formatMonth(period, language), formatDate(collectedFrom)),
    details: [methodLabel, words.emailFirst, goesOn ? words.least : words.leastAtEnd],
  };
}

function whatYouCanDo(
  { publicUrl }: MailContext,
  words: Words,
  notice: NoticeWords,
  { team, teamGone }: GivingChangedData,
): Block[] {
  if (teamGone) return [text(words.teamGone)];
  const payment = `${publicUrl}/stripe${team === null ? "" : `/${team.id}`}`;
  return [
    heading(notice.changeTitle),
    text(team === null ? words.twoTaps : words.teamTwoTaps),
    button(words.button, team === null ? `${publicUrl}/` : `${publicUrl}/team/${team.id}`),
    { kind: "links", links: [{ text: notice.changeMethod, url: payment }] },
  ];
}
