import type { ImportItem, WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";

/** The phase of an import. */
export type ImportState =
  | { kind: "offered"; files: readonly File[] }
  | { kind: "choosing"; problem: string | null }
  | { kind: "sending"; part: number }
  | { kind: "reading" }
  | { kind: "preview"; found: WorkoutImport; types: Types; problem: string | null; saving: boolean }
  | { kind: "done"; done: WorkoutImport };

/** The sport chosen for workouts whose file names none, by index. */
export type Types = Readonly<Record<string, WorkoutTypeId>>;

/** The number of workouts to import: new and changed ones, and those whose sport is now chosen. */
export function importable({ counts, items }: WorkoutImport, types: Types): number {
  const named = items.filter(({ index, outcome }) => outcome === "needs_type" && index in types).length;
  return counts.new + counts.updated + counts.same_effort + counts.held + counts.too_old + named;
}

export const OUTCOMES = [
  "new",
  "updated",
  "already_there",
  "same_effort",
  "held",
  "too_old",
  "needs_type",
  "not_taken",
  "left_out",
  "damaged",
  "not_recordings",
] as const satisfies readonly (keyof WorkoutImport["counts"])[];

/** The counts of what is kept, and of what is not. */
const KEPT = ["new", "updated", "same_effort", "held", "too_old"] as const;
const NOT_KEPT = ["needs_type", "not_taken", "left_out", "damaged", "not_recordings"] as const;

type Report = {
  outcomes: OutcomeWords;
  done: (n: number) => string;
  notImported: (what: string) => string;
};
export type OutcomeWords = Readonly<Record<(typeof OUTCOMES)[number], (n: number) => string>>;

/** What the server says it stored, and what not and why. What was left without a sport was left out. */
export function reportOf(counts: WorkoutImport["counts"], { outcomes, done, notImported }: Report): string {
  const said = done(KEPT.reduce((sum, outcome) => sum + counts[outcome], 0));
  const left = summaryOf(asLeft(counts), outcomes, NOT_KEPT);
  return left === "" ? said : `${said}. ${notImported(left)}`;
}

/** "12 new, 3 already there, 1 too old, 1 damaged"; zero counts are left out. */
export function summaryOf(
  counts: WorkoutImport["counts"],
  words: OutcomeWords,
  of: readonly (typeof OUTCOMES)[number][] = OUTCOMES,
): string {
  const shown = { ...counts, not_taken: counts.not_taken - counts.left_out };
  return of.flatMap((outcome) => (shown[outcome] > 0 ? [words[outcome](shown[outcome])] : [])).join(", ");
}

const asLeft = (counts: WorkoutImport["counts"]): WorkoutImport["counts"] => ({
  ...counts,
  needs_type: 0,
  left_out: counts.left_out + counts.needs_type,
  not_taken: counts.not_taken + counts.needs_type,
});

/** "1 new, 1 left out" of some workouts of a decided import. */
export function summaryOfItems(items: readonly ImportItem[], words: OutcomeWords): string {
  const outcomes = items.map(({ outcome }) => (outcome === "needs_type" ? "left_out" : outcome));
  return OUTCOMES.flatMap((outcome) => {
    const count = outcomes.filter((each) => each === outcome).length;
    return count > 0 ? [words[outcome](count)] : [];
  }).join(", ");
}
