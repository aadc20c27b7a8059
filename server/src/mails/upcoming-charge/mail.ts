import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import {
  formatDate,
  formatEuros,
  formatKcal,
  formatMonth,
  formatRate,
} from "@kalivo/domain/money/display.ts";
import { listed } from "@kalivo/words/listed.ts";
import { mailedName } from "@kalivo/domain/people/name.ts";
import { mailWords, type MailWords } from "@kalivo/words/mails.ts";
import { button, facts, heading, text, type Block, type Face, type Fact } from "../blocks.ts";
import { frameMail, type MailContext } from "../frame.ts";
import { facesOnce } from "../faces-once.ts";
import { greeting } from "../greeting.ts";
import { leafOf } from "../leaf.ts";
import {
  bankStatementText,
  disputableUntil,
  type MethodMailData,
  type OrganisationMailData,
  type TeamMailData,
} from "../statement-mail-data.ts";

/** One burner's month as a payer's notice shows it: recomputable by hand. */
export type NoticeLine = {
  /** With the name for the payer: the pseudonym if any. */
  burner: Face;
  /** The month it was earned in; earlier than the statement's when it was carried. */
  month: PeriodId;
  parts: readonly { kcal: number; rateCents: number }[];
  /** Null: no limit. */
  cap: Cents | null;
  /** After the cap. */
  computed: Cents;
  /** The amount due: after the ceiling and the payer's changes. */
  due: Cents;
  organisations: readonly OrganisationMailData[];
  /** Work without a sign-in; null when the line is already dropped, or the pledge already stopped. */
  links: { lower: string | null; drop: string | null; stop: string | null };
};

export type NoticeData = {
  firstName: string;
  team: TeamMailData | null;
  /** The statement's, which the payer can quote. */
  number: number;
  period: PeriodId;
  total: Cents;
  /** Announced anew (rule 43): the earlier day, and why it changed. Null: the first notice. */
  anew: { why: "slipped" | "new_people"; insteadOf: Date } | null;
  /** When it is collected: rule 9's 72 hours after the mail is accepted, rounded up to 09:00. */
  chargeAt: Date;
  method: MethodMailData;
  lines: readonly NoticeLine[];
  /** The payer's ceiling, when it cut this month (rule 12). */
  scaledTo: Cents | null;
  /** What is planned for later months; it changes nothing of this one. */
  ahead: readonly { burner: string; from: Date; rateCents: number; cap: Cents | null }[];
  /** When the payer's own pause ends by itself. */
  pausedUntil: Date | null;
  /** `stopAll` null: the payer supports nobody any more. */
  links: { cancel: string; changeMethod: string; stopAll: string | null; statement: string };
};

type Words = MailWords["upcomingCharge"];

/** The notice of rule 9, three days before a collection: the exact sum, its arithmetic and what the payer can do. */
export function upcomingChargeMail(context: MailContext, data: NoticeData) {
  const words = mailWords(context.language).upcomingCharge;
  const month = formatMonth(data.period, context.language);
  const day = formatDate(data.chargeAt);
  const total = formatEuros(data.total);
  return frameMail(context, {
    subject: data.anew === null ? words.subject(total, day) : words.anewSubject(total, day),
    preview: words.preview(month),
    title: words.title(month),
    blocks: [
      ...greeting(context, data),
      ...(data.anew === null ? [] : [text(words.anew[data.anew.why](formatDate(data.anew.insteadOf)))]),
      ...thanks(context, words, data.lines, month),
      {
        kind: "day",
        leaf: leafOf(data.chargeAt, context.language),
        title: words.intro(total, day),
        details: [data.method.label, words.nothingToDo],
      },
      facts(chargeFacts(words, data, month)),
      heading(words.linesTitle),
      ...remarks(context, words, data),
      ...data.lines.map((line) => lineCard(context, words, line, data.period)),
      ...whatComes(words, data),
      ...whatYouCanDo(words, data, day),
      ...whenWrong(context, words, data),
    ],
    reason: words.reason,
  });
}

function thanks(
  { language }: MailContext,
  words: Words,
  lines: readonly NoticeLine[],
  month: string,
): Block[] {
  const faces = facesOnce(lines.map(({ burner }) => burner));
  const names = listed(
    faces.map(({ name }) => mailedName(name)),
    language,
  );
  return faces.length === 0 ? [] : [{ kind: "people", faces, said: words.thanks(names, month) }];
}

/** Later months, as the payer planned them. */
function whatComes(words: Words, { ahead, pausedUntil }: NoticeData): Block[] {
  const planned = ahead.map(({ burner, from, rateCents, cap }) =>
    text(
      words.ahead(mailedName(burner), formatDate(from), formatRate(rateCents)) +
        (cap === null ? "" : ` ${words.aheadLimit(formatEuros(cap))}`),
    ),
  );
  const paused = pausedUntil === null ? [] : [text(words.pausedUntil(formatDate(pausedUntil)))];
  return planned.length + paused.length === 0 ? [] : [heading(words.aheadTitle), ...paused, ...planned];
}

function chargeFacts(
  words: Words,
  { number, total, chargeAt, method, period }: NoticeData,
  month: string,
): Fact[] {
  const mandate = method.mandate;
  return [
    { label: words.total, value: formatEuros(total) },
    { label: words.number, value: String(number) },
    { label: words.period, value: month },
    { label: words.chargeDay, value: formatDate(chargeAt) },
    { label: words.method, value: method.label },
    ...(mandate === null
      ? []
      : [{ label: words.mandateLabel, value: words.mandate(mandate.reference, mandate.creditorId) }]),
    { label: words.onStatement, value: bankStatementText(period) },
  ];
}

function remarks({ language }: MailContext, words: Words, { lines, period, scaledTo }: NoticeData): Block[] {
  const carried = [...new Set(lines.map(({ month }) => month).filter((month) => month !== period))].toSorted(
    (a, b) => a - b,
  );
  return [
    ...(carried.length === 0
      ? []
      : [
          text(
            words.carriedMonths(
              listed(
                carried.map((month) => formatMonth(month, language)),
                language,
              ),
            ),
          ),
        ]),
    ...(scaledTo === null ? [] : [text(words.ceiling(formatEuros(scaledTo)))]),
  ];
}

function lineCard({ language }: MailContext, words: Words, line: NoticeLine, period: PeriodId): Block {
  const organisations = line.organisations.map(({ name, amount }) => words.share(name, formatEuros(amount)));
  const details = [
    ...(line.month === period ? [] : [words.carried(formatMonth(line.month, language))]),
    ...line.parts.map(({ kcal, rateCents }) =>
      words.part(
        formatKcal(kcal),
        formatRate(rateCents),
        formatEuros((BigInt(kcal) * BigInt(rateCents)) / 100n),
      ),
    ),
    line.cap === null ? words.noCap : words.cap(formatEuros(line.cap)),
    ...(line.due === line.computed ? [] : [words.asked(formatEuros(line.due))]),
    organisations.length === 0 ? words.noOrganisation : words.organisations(listed(organisations, language)),
  ];
  const { lower, drop, stop } = line.links;
  const links = [
    ...(lower === null ? [] : [{ text: words.lower, url: lower }]),
    ...(drop === null ? [] : [{ text: words.drop, url: drop }]),
    ...(stop === null ? [] : [{ text: words.stop, url: stop }]),
  ];
  return {
    kind: "card",
    title: line.burner.name,
    face: line.burner,
    amount: formatEuros(line.due),
    details,
    links,
  };
}

function whatYouCanDo(words: Words, { links }: NoticeData, day: string): Block[] {
  return [
    heading(words.changeTitle),
    text(words.change(day)),
    {
      kind: "links",
      links: [
        { text: words.cancel, url: links.cancel },
        { text: words.changeMethod, url: links.changeMethod },
        ...(links.stopAll === null ? [] : [{ text: words.stopAll, url: links.stopAll }]),
      ],
    },
    button(words.seeStatement, links.statement),
  ];
}

function whenWrong(context: MailContext, words: Words, { chargeAt, method }: NoticeData): Block[] {
  const until = formatDate(disputableUntil(chargeAt, method.kind));
  return [
    heading(words.disputeTitle),
    text(words.dispute(context.associationMail)),
    text(method.kind === "sepa_debit" ? words.disputeSepa(until) : words.disputeCard(until)),
    text(words.grant(context.associationName)),
  ];
}
