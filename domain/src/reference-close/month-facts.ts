import type { Cents } from "../money/cents.ts";
import type { PledgeVersion } from "./pledge-version.ts";
import type { PeriodId } from "../billing/month.ts";

/** The complete input of one period's close (rules 6 to 13). The order of the lists never matters. */
export interface MonthFacts {
  readonly period: PeriodId;
  readonly workouts: readonly WorkoutFact[];
  readonly payers: readonly PayerFact[];
  /** At most one entry per payer and burner. */
  readonly pledges: readonly PledgeFact[];
  /** The organisations each burner has chosen at the close. */
  readonly organisationsOf: ReadonlyMap<number, readonly number[]>;
  /** What burners rested, in any order. */
  readonly rests: readonly RestFact[];
  readonly carried: readonly CarriedLine[];
  /** The id of a line, existing or new; decides who receives a leftover cent. */
  readonly lineSeed: (payerId: number, burnerId: number) => bigint;
}

export interface WorkoutFact {
  readonly id: number;
  readonly burnerId: number;
  readonly endAt: Date;
  /** Counted kcal, whole; 0 for a duplicate. */
  readonly kcal: number;
  readonly alreadySettled: boolean;
  /** Held for an admin: not settled, left to a later close. */
  readonly held: boolean;
  /** The tier counts as synced (`isSynced`). */
  readonly synced: boolean;
}

export interface PayerFact {
  readonly id: number;
  /** When the first payment method was saved; null: none yet, so nothing counts (rule 20b). */
  readonly methodSince: Date | null;
  readonly ceiling: Cents;
  /** Workouts that end inside one are never priced (rule 42). In any order; different kinds may overlap. */
  readonly stops: readonly StopFact[];
  /** Organisations that this payer (or team) excludes. */
  readonly blacklist: readonly number[];
}

/** An interval in which a payer was stopped: from an instant up to another; null: still stopped. */
export interface StopFact {
  readonly kind: "pause" | "dispute" | "own";
  readonly from: Date;
  readonly until: Date | null;
}

/** An interval in which a burner rested: what ends within is priced by nobody (decision 56). */
export interface RestFact {
  readonly burnerId: number;
  readonly from: Date;
  readonly until: Date;
}

export interface PledgeFact {
  readonly payerId: number;
  readonly burnerId: number;
  readonly versions: readonly PledgeVersion[];
}

/** A line of an earlier period that was too small to charge (rule 11), as fixed at its own close. */
export interface CarriedLine {
  readonly lineId: bigint;
  /** The period it was computed in. */
  readonly period: PeriodId;
  readonly payerId: number;
  readonly burnerId: number;
  readonly due: Cents;
  /** The organisations it goes to, already without the blacklist. */
  readonly organisations: readonly number[];
}
