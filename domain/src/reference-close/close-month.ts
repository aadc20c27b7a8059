/**
 * The month's close as pure functions: the reference for the server's set-based SQL. The decision after it (charge, carry,
 * waive) is in `carry-over.ts`.
 */
import { type Cents, sumCents } from "../money/cents.ts";
import { scaleToCeiling } from "./ceiling.ts";
import type { MonthFacts, PayerFact, RestFact, WorkoutFact } from "./month-facts.ts";
import type { PeriodId } from "../billing/month.ts";
import { isSettledBy, type PricedLine, priceLine } from "./price-line.ts";
import { splitEqually } from "./split-equally.ts";

export interface ClosedMonth {
  /** Ascending: every workout the close settles, whether or not a pledge pays for it. */
  readonly settledWorkoutIds: readonly number[];
  /** By payer id; only payers with at least one line. */
  readonly statements: readonly Statement[];
}

/** What one payer owes for one period (rule 8). */
export interface Statement {
  readonly payerId: number;
  /** Σ due of all lines = Σ of all allocations. */
  readonly total: Cents;
  /** The payer's ceiling scaled the lines down: the notice says so. */
  readonly scaledDown: boolean;
  /** By burner id. */
  readonly lines: readonly NewLine[];
  /** By period, then burner id. */
  readonly carried: readonly BroughtForwardLine[];
}

/** A line of this period; `period` is then the statement's own. */
export type NewLine = LineOutcome & PricedLine;

/** A line carried in from an earlier period. */
export type BroughtForwardLine = LineOutcome;

export interface LineOutcome {
  readonly lineId: bigint;
  readonly period: PeriodId;
  readonly burnerId: number;
  /** What remains to pay after ceiling and organisations. */
  readonly due: Cents;
  /** `no_organisation`: no organisation left, due 0; the burner sees "not funded" (rule 13). */
  readonly state: "pending" | "no_organisation";
  /** Cents by organisation id; empty for `no_organisation`. */
  readonly allocations: ReadonlyMap<number, Cents>;
}

/**
 * Closes a period (rules 1, 2, 6 to 8, 12, 13, 20b): settles workouts, prices the lines, adds the carried ones,
 * applies each payer's ceiling, splits each line among its organisations.
 *
 * The ceiling comes after the organisations: a line without any is 0 before the rest is scaled, so it neither
 * uses up the ceiling nor lowers another line.
 */
export function closeMonth(facts: MonthFacts): ClosedMonth {
  const settled = facts.workouts.filter((workout) => isSettledBy(facts.period, workout));
  const settledOf = Map.groupBy(
    settled.filter((workout) => !isRested(facts.rests, workout)),
    ({ burnerId }) => burnerId,
  );
  return {
    settledWorkoutIds: settled.map(({ id }) => id).toSorted((a, b) => a - b),
    statements: facts.payers
      .toSorted((a, b) => a.id - b.id)
      .map((payer) => statementOf(payer, facts, settledOf))
      .filter(({ lines, carried }) => lines.length + carried.length > 0),
  };
}

const isRested = (rests: readonly RestFact[], workout: WorkoutFact): boolean =>
  rests.some(
    ({ burnerId, from, until }) =>
      burnerId === workout.burnerId && workout.endAt >= from && workout.endAt < until,
  );

/** A line before ceiling and split. */
interface Draft {
  readonly lineId: bigint;
  readonly period: PeriodId;
  readonly burnerId: number;
  /** Null for a line carried in. */
  readonly priced: PricedLine | null;
  readonly amount: Cents;
  readonly organisations: readonly number[];
}

function statementOf(
  payer: PayerFact,
  facts: MonthFacts,
  settledOf: ReadonlyMap<number, readonly WorkoutFact[]>,
): Statement {
  const drafts = [...newDrafts(payer, facts, settledOf), ...carriedDrafts(payer, facts)];
  const wanted = drafts.map(({ lineId, amount, organisations }) => ({
    lineId,
    amount: organisations.length === 0 ? 0n : amount,
  }));
  const dues = scaleToCeiling(wanted, payer.ceiling);
  const closed = drafts.map((draft, index) => ({
    priced: draft.priced,
    outcome: outcomeOf(draft, dues[index] ?? 0n),
  }));
  const total = sumCents(dues);
  return {
    payerId: payer.id,
    total,
    scaledDown: total < sumCents(wanted.map(({ amount }) => amount)),
    lines: closed.flatMap(({ priced, outcome }) => (priced === null ? [] : [{ ...priced, ...outcome }])),
    carried: closed.flatMap(({ priced, outcome }) => (priced === null ? [outcome] : [])),
  };
}

function newDrafts(
  payer: PayerFact,
  { period, pledges, organisationsOf, lineSeed }: MonthFacts,
  settledOf: ReadonlyMap<number, readonly WorkoutFact[]>,
): Draft[] {
  return pledges
    .filter(({ payerId }) => payerId === payer.id)
    .toSorted((a, b) => a.burnerId - b.burnerId)
    .flatMap(({ burnerId, versions }) => {
      const priced = priceLine(period, payer, versions, settledOf.get(burnerId) ?? []);
      if (priced === null) return [];
      const chosen = organisationsOf.get(burnerId) ?? [];
      const organisations = chosen.filter((organisation) => !payer.blacklist.includes(organisation));
      const lineId = lineSeed(payer.id, burnerId);
      return [{ lineId, period, burnerId, priced, amount: priced.computed, organisations }];
    });
}

function carriedDrafts(payer: PayerFact, { carried }: MonthFacts): Draft[] {
  return carried
    .filter(({ payerId }) => payerId === payer.id)
    .toSorted((a, b) => a.period - b.period || a.burnerId - b.burnerId)
    .map(({ lineId, period, burnerId, due, organisations }) => ({
      lineId,
      period,
      burnerId,
      priced: null,
      amount: due,
      organisations,
    }));
}

function outcomeOf({ lineId, period, burnerId, organisations }: Draft, due: Cents): LineOutcome {
  const state = organisations.length === 0 ? "no_organisation" : "pending";
  return { lineId, period, burnerId, due, state, allocations: splitEqually(due, organisations, lineId) };
}
