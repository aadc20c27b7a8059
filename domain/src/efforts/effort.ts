import type { Day } from "../billing/month.ts";
import type { WorkoutTypeId } from "../calories/workout-types.ts";
import type { KcalBasis, RecordingSource, TrustTier } from "./activity.ts";

/** A stored workout with everything that decides whether it counts beside its owner's others (workouts §5.3). */
export interface Effort {
  readonly id: number;
  readonly source: "manual" | RecordingSource;
  /** Unique, and independent of the order and number of arrivals. */
  readonly key: string;
  /** All its ids in any source, including its own: `garmin:500`. */
  readonly names: readonly string[];
  readonly type: WorkoutTypeId;
  /** Elapsed time. */
  readonly start: Date;
  readonly end: Date;
  readonly startReliable: boolean;
  /** Of its end, in Brussels: decides the day and month of caps. */
  readonly day: Day;
  readonly km: number | null;
  /** Without pauses; null where only calories were typed. */
  readonly minutes: number | null;
  /** What it would count alone. */
  readonly kcal: number;
  readonly kg: number;
  readonly basis: KcalBasis;
  readonly trust: TrustTier;
  /** Counted in a closed period: it stays as it is and ranks before all others. Its counted kcal, else null. */
  readonly settledKcal: number | null;
  /** Received too long after it began. */
  readonly tooOld: boolean;
  /** Its owner shares this source's sums with supporters. */
  readonly shared: boolean;
  /** Why it is to be reviewed in any case. */
  readonly signal: Signal | null;
  readonly review: "accepted" | "refused" | null;
  /** The owner's answer about it and one other workout. */
  readonly answer: { readonly says: "same" | "distinct"; readonly about: number } | null;
}

/** Signs of a record that is not of this person's own effort (workouts §3.4). */
export type Signal = "shared_record" | "identical_record" | "own_app";

/** Which of two equal efforts counts: negative for `a`. Independent of the order of arrival. */
export function compareRank(a: Effort, b: Effort): number {
  return (
    Number(b.settledKcal !== null) - Number(a.settledKcal !== null) ||
    TRUST_RANK[b.trust] - TRUST_RANK[a.trust] ||
    Number(b.startReliable) - Number(a.startReliable) ||
    BASIS_RANK[b.basis] - BASIS_RANK[a.basis] ||
    a.start.getTime() - b.start.getTime() ||
    b.end.getTime() - a.end.getTime() ||
    a.kcal - b.kcal ||
    (a.key < b.key ? -1 : 1)
  );
}

const TRUST_RANK: Readonly<Record<TrustTier, number>> = {
  provider: 5,
  device_attested: 4,
  device: 3,
  device_unknown: 2,
  file: 1,
  manual: 0,
};

/** Measured without rest, then with it, then computed, then typed. */
const BASIS_RANK: Readonly<Record<KcalBasis, number>> = {
  active: 4,
  difference: 4,
  total: 3,
  computed: 2,
  heart_rate: 2,
  met: 1,
  declared: 0,
};
