import type { NextStep } from "@kalivo/contract/shapes/admin-course.ts";
import { closesAt, dueAfterNotice } from "@kalivo/domain/billing/calendar.ts";
import {
  brusselsDay,
  periodLabel,
  periodOf,
  type PeriodId,
  previousPeriod,
} from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import type { ChargesByMonth } from "#server/features/billing/figures/charges-by-month.queries.ts";
import { figuresOf } from "#server/features/billing/figures/month-figures.ts";
import { HELD_FIGURE } from "#server/features/billing/figures/received.queries.ts";
import { obstacleOf, type PayoutRules } from "#server/features/billing/payouts/owed/obstacle.ts";
import { owedToAll } from "#server/features/billing/payouts/owed/owed.queries.ts";
import { findClose, payoutsUnderWay } from "./course.queries.ts";

const NONE = { count: 0, left: 0, amount_in_euros: 0 };

type MonthInHand = {
  computed_at: Date | null;
  charges: number;
  cents: Cents;
  /** Whose notice no mail server has accepted yet. */
  untold: number;
  /** Not ended yet. */
  open: number;
  due_at: Date | null;
};

/**
 * The calendar of the running month: the steps of the month before, the money on hold, payouts, and the next close. `billed`:
 * the charges of each month.
 */
export async function nextSteps(
  db: Queryable,
  { rules, billed }: { rules: PayoutRules; billed: ReadonlyMap<PeriodId, readonly ChargesByMonth[]> },
  now: Date,
): Promise<NextStep[]> {
  const running = periodOf(now);
  const before = previousPeriod(running);
  const close = await findClose(db, before);
  const inHand = close === undefined ? null : { ...close, ...inHandOf(billed.get(before) ?? []) };
  const steps: NextStep[] = [
    ...(inHand === null ? notMovedYet(before, now) : stepsOf(before, inHand, now)),
    await releaseStep(db, now),
    await payoutStep(db, rules, now),
    closeToCome(running),
  ];
  const today = brusselsDay(now);
  return steps.toSorted((a, b) => (a.on ?? today).localeCompare(b.on ?? today));
}

const closeToCome = (period: PeriodId): NextStep => ({
  ...NONE,
  step: "close",
  month: periodLabel(period),
  on: brusselsDay(closesAt(period)),
  state: "to_come",
});

/** Of a month that is over: its close, until that is due. */
const notMovedYet = (period: PeriodId, now: Date): NextStep[] =>
  now < closesAt(period) ? [closeToCome(period)] : [];

/** How far a month's collection is, without what was cancelled. */
function inHandOf(all: readonly ChargesByMonth[]): Omit<MonthInHand, "computed_at"> {
  const charges = all.filter(({ state }) => state !== "canceled");
  const due = charges.flatMap(({ first_due_at: at }) => (at === null ? [] : [new Date(at)]));
  return {
    charges: numberOf(charges),
    cents: sumCents(charges.map(({ cents }) => cents)),
    untold: numberOf(charges.filter(({ state }) => state === "planned")),
    open: numberOf(charges.filter(({ state }) => state !== "succeeded" && state !== "written_off")),
    due_at: due.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null,
  };
}

const numberOf = (charges: readonly ChargesByMonth[]) => charges.reduce((sum, one) => sum + one.count, 0);

/** Close, notices and collection of a month that is over. */
function stepsOf(period: PeriodId, inHand: MonthInHand, now: Date): NextStep[] {
  const { computed_at, charges, cents, untold, open } = inHand;
  const month = periodLabel(period);
  const closes = computed_at ?? closesAt(period);
  const due = inHand.due_at ?? dueAfterNotice(closes);
  const all = { month, count: charges, amount_in_euros: eurosFromCents(cents) };
  const reached = (left: number, at: Date): NextStep["state"] => {
    if (computed_at === null) return "to_come";
    if (charges === 0) return "nothing";
    if (left === 0) return "done";
    return at <= now ? "under_way" : "to_come";
  };
  return [
    {
      ...NONE,
      step: "close",
      month,
      on: brusselsDay(closes),
      state: closing(computed_at, closes, now),
    },
    { ...all, step: "notices", on: brusselsDay(closes), left: untold, state: reached(untold, closes) },
    { ...all, step: "collection", on: brusselsDay(due), left: open, state: reached(open, due) },
  ];
}

function closing(computedAt: Date | null, closes: Date, now: Date): NextStep["state"] {
  if (computedAt !== null) return "done";
  return closes <= now ? "under_way" : "to_come";
}

/** A date that has passed: a dispute or a refund holds the money. */
async function releaseStep(db: Queryable, now: Date): Promise<NextStep> {
  const next = await nextRelease(db);
  const step = { step: "release", month: null } as const;
  if (next === null) return { ...NONE, ...step, on: null, state: "nothing" };
  return {
    ...step,
    on: brusselsDay(next.at),
    state: next.at <= now ? "under_way" : "to_come",
    count: next.count,
    left: next.count,
    amount_in_euros: eurosFromCents(next.cents),
  };
}

/**
 * What is on hold for organisations and becomes payable first, with all that does so in the same month; null: nothing is on
 * hold.
 */
async function nextRelease(db: Queryable): Promise<{ at: Date; count: number; cents: Cents } | null> {
  const held = (await figuresOf(db, HELD_FIGURE)).flatMap(([, months]) => months);
  const left = held.flatMap(({ first_at, ...month }) => (first_at === null ? [] : [{ ...month, first_at }]));
  const month = Math.min(...left.map((one) => one.month));
  const first = left.filter((one) => one.month === month);
  const [at] = first.map(({ first_at }) => new Date(first_at)).toSorted((a, b) => a.getTime() - b.getTime());
  if (at === undefined) return null;
  return {
    at,
    count: first.reduce((sum, { charges }) => sum + charges, 0),
    cents: sumCents(first.map(({ left_cents }) => left_cents)),
  };
}

async function payoutStep(db: Queryable, rules: PayoutRules, now: Date): Promise<NextStep> {
  const step = { step: "payouts", month: null, on: null } as const;
  const sent = await payoutsUnderWay(db);
  if (sent.count > 0) {
    const { count, cents } = sent;
    return { ...step, state: "under_way", count, left: count, amount_in_euros: eurosFromCents(cents) };
  }
  const ready = (await owedToAll(db, now)).filter((owed) => obstacleOf(owed, rules) === null);
  if (ready.length === 0) return { ...NONE, ...step, state: "nothing" };
  const amount_in_euros = eurosFromCents(sumCents(ready.map(({ payable }) => payable)));
  return { ...step, state: "to_come", count: ready.length, left: ready.length, amount_in_euros };
}
