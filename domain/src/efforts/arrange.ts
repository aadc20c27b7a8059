import type { Day } from "../billing/month.ts";
import { assess, type Rejection, type Suspicion } from "../calories/plausibility.ts";
import { compareRank, type Effort, type Signal } from "./effort.ts";
import { clockOf, lengthOf, MOST_APART_MS, relationOf, type Relation, type TwinSuspicion } from "./twins.ts";

/** What an effort counts beside its owner's others, and why it counts less than alone. */
export interface Verdict {
  readonly id: number;
  readonly status: "ok" | "held" | "duplicate" | "ignored";
  readonly reason: WhyLess | null;
  /** What it counts, or would count once it is no longer held. */
  readonly kcalCounted: number;
  /** The effort that counts instead, or may be the same. */
  readonly twinId: number | null;
}

export type WhyLess =
  | "duplicate"
  /** Part of its time is counted with another effort. */
  | "partial"
  | "too_old"
  | "not_shared"
  | "refused"
  | TwinSuspicion
  | Signal
  | Suspicion
  | Rejection;

/**
 * Decides what each of one person's workouts counts: the same effort once, within physical bounds. A pure function of the
 * set: the result does not depend on the order in which workouts arrive, change or go (workouts §5.3). Settled ones are
 * passed for comparison and get no verdict.
 */
export function arrangeEfforts(efforts: readonly Effort[]): Verdict[] {
  const verdicts: Verdict[] = [];
  const comparable: Effort[] = [];
  for (const effort of efforts) {
    const out = leftOut(effort);
    if (out === null) comparable.push(effort);
    else verdicts.push(out);
  }
  const standing = standingEfforts(comparable);
  verdicts.push(...standing.duplicates);
  return [...verdicts, ...withinBounds(standing.kept)];
}

function leftOut(effort: Effort): Verdict | null {
  if (effort.settledKcal !== null) return null;
  const reason = whyLeftOut(effort);
  return reason === null ? null : { ...counted(effort, 0), status: "ignored", reason };
}

/** A physically impossible workout is not compared with others of the same time. */
function whyLeftOut(effort: Effort): WhyLess | null {
  if (effort.review === "refused") return "refused";
  if (effort.tooOld) return "too_old";
  if (!effort.shared) return "not_shared";
  const alone = assess({ ...effort, countedTodayKcal: 0, countedThisMonthKcal: 0 }, effort.trust);
  return alone.kind === "rejected" ? alone.reason : null;
}

/** An effort that is no duplicate, with the part of it that counts. */
interface Kept {
  readonly effort: Effort;
  readonly kcal: number;
  readonly twinId: number | null;
  readonly suspicion: TwinSuspicion | null;
}

/** Best first: each is compared with those already kept. */
function standingEfforts(efforts: readonly Effort[]) {
  const duplicates: Verdict[] = [];
  const kept: Kept[] = [];
  const neighbours = neighbourhood();
  for (const effort of efforts.toSorted(compareRank)) {
    const stand = effort.settledKcal === null ? standOf(effort, neighbours.of(effort)) : asSettled(effort);
    if ("status" in stand) duplicates.push(stand);
    else {
      kept.push(stand);
      neighbours.add(effort);
    }
  }
  return { duplicates, kept };
}

const asSettled = (effort: Effort): Kept => ({
  effort,
  kcal: effort.settledKcal ?? 0,
  twinId: null,
  suspicion: null,
});

function standOf(effort: Effort, better: ReadonlySet<Effort>): Kept | Verdict {
  const related = [...better]
    .flatMap((other) => {
      const relation = relationOf(effort, other);
      return relation === null ? [] : [{ other, relation }];
    })
    .toSorted((a, b) => compareRank(a.other, b.other));
  const same = related.find(({ relation }) => relation.kind === "same");
  if (same !== undefined) {
    return { ...counted(effort, 0), status: "duplicate", reason: "duplicate", twinId: same.other.id };
  }
  const suspect = related.find(({ relation }) => relation.kind === "suspect");
  const partial = related.find(({ relation }) => relation.kind === "partial");
  const own =
    1 -
    coveredPart(
      effort,
      related.map(({ relation }) => relation),
    );
  return {
    effort,
    kcal: Math.round(effort.kcal * own),
    twinId: (suspect ?? partial)?.other.id ?? null,
    suspicion: suspect?.relation.kind === "suspect" ? suspect.relation.reason : null,
  };
}

/** The part of its time, from 0 to 1, that others cover; overlaps among those are counted once. */
function coveredPart(effort: Effort, relations: readonly Relation[]): number {
  const spans = relations
    .filter((relation) => relation.kind === "partial")
    .toSorted((a, b) => a.from - b.from);
  let covered = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, until } of spans) {
    covered += Math.max(0, until - Math.max(from, reached));
    reached = Math.max(reached, until);
  }
  return covered === 0 ? 0 : covered / lengthOf(effort);
}

/** In the order of their ends: the latest workout exceeds a day's or month's bound, regardless of the order of arrival. */
function withinBounds(kept: readonly Kept[]): Verdict[] {
  const sums = kcalSums();
  const settled = kept.filter(({ effort }) => effort.settledKcal !== null);
  for (const one of settled) sums.add(one.effort.day, one.kcal, "ok");
  const open = kept.filter(({ effort }) => effort.settledKcal === null);
  return open.toSorted(byEnd).map((one) => {
    const verdict = verdictOn(one, sums);
    if (verdict.status === "ok" || verdict.status === "held") {
      sums.add(one.effort.day, verdict.kcalCounted, verdict.status);
    }
    return verdict;
  });
}

const byEnd = (a: Kept, b: Kept) =>
  a.effort.end.getTime() - b.effort.end.getTime() || compareRank(a.effort, b.effort);

function verdictOn({ effort, kcal, twinId, suspicion }: Kept, sums: KcalSums): Verdict {
  const verdict = { ...counted(effort, kcal), twinId };
  const ok = { ...verdict, status: "ok", reason: kcal < effort.kcal ? "partial" : null } as const;
  if (effort.review === "accepted") return ok;
  if (suspicion !== null) return { ...verdict, status: "held", reason: suspicion };
  if (effort.signal !== null) return { ...verdict, status: "held", reason: effort.signal };
  const assessment = assessBeside({ ...effort, kcal }, sums);
  if (assessment.kind === "ok") return ok;
  return assessment.kind === "held"
    ? { ...verdict, status: "held", reason: assessment.reason }
    : { ...verdict, status: "ignored", reason: assessment.reason, kcalCounted: 0 };
}

/**
 * The impossible sum of a day includes held workouts, or a thousand could pass one by one; an unusual sum is of counted
 * ones.
 */
function assessBeside(effort: Effort, sums: KcalSums) {
  const { ok, kept, month } = sums.at(effort.day);
  const workout = { ...effort, countedThisMonthKcal: month };
  const withHeld = assess({ ...workout, countedTodayKcal: kept }, effort.trust);
  return withHeld.kind === "rejected" ? withHeld : assess({ ...workout, countedTodayKcal: ok }, effort.trust);
}

const counted = ({ id }: Effort, kcalCounted: number) => ({ id, kcalCounted, twinId: null });

type KcalSums = ReturnType<typeof kcalSums>;

/** kcal by day and month; `kept` includes held workouts. */
function kcalSums() {
  const days = new Map<Day, { ok: number; kept: number }>();
  const months = new Map<string, number>();
  return {
    at: (day: Day) => ({ ...(days.get(day) ?? { ok: 0, kept: 0 }), month: months.get(monthOf(day)) ?? 0 }),
    add: (day: Day, kcal: number, status: "ok" | "held") => {
      const { ok, kept } = days.get(day) ?? { ok: 0, kept: 0 };
      const counts = status === "ok" ? kcal : 0;
      days.set(day, { ok: ok + counts, kept: kept + kcal });
      months.set(monthOf(day), (months.get(monthOf(day)) ?? 0) + counts);
    },
  };
}

const DAY_MS = 24 * 3_600_000;

/** An index to find, among thousands, the efforts that may be related to one: near in time, or with a common name. */
function neighbourhood() {
  const byDay = new Map<number, Placed[]>();
  const byName = new Map<string, Effort>();
  let longest = 0;
  return {
    add: (effort: Effort) => {
      const placed = { effort, from: effort.start.getTime(), until: effort.end.getTime() };
      const day = Math.floor(placed.from / DAY_MS);
      const there = byDay.get(day);
      if (there === undefined) byDay.set(day, [placed]);
      else there.push(placed);
      longest = Math.max(longest, placed.until - placed.from);
      for (const name of effort.names) if (!byName.has(name)) byName.set(name, effort);
    },
    of: (effort: Effort): Set<Effort> => {
      const [from, until] = [effort.start.getTime(), effort.end.getTime()];
      const clock = clockOf(effort);
      const found = new Set(effort.names.flatMap((name) => byName.get(name) ?? []));
      const last = Math.floor((until + MOST_APART_MS) / DAY_MS);
      for (let day = Math.floor((from - MOST_APART_MS - longest) / DAY_MS); day <= last; day += 1) {
        for (const other of byDay.get(day) ?? []) {
          // With one clock, two are the same effort only if their times overlap.
          const near = clockOf(other.effort) !== clock || (other.from < until && from < other.until);
          if (near) found.add(other.effort);
        }
      }
      return found;
    },
  };
}

type Placed = { effort: Effort; from: number; until: number };

const monthOf = (day: Day) => day.slice(0, 7);
