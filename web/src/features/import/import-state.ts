import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";

/** The phase of an import. */
export type ImportState =
  | { kind: "offered"; files: readonly File[] }
  | { kind: "choosing"; problem: string | null }
  | { kind: "sending"; part: number }
  | { kind: "reading" }
  | { kind: "preview"; found: WorkoutImport; types: Types; problem: string | null; saving: boolean };

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
  "damaged",
  "not_recordings",
] as const satisfies readonly (keyof WorkoutImport["counts"])[];

/** The counts of what is kept, and of what is not. */
const KEPT = ["new", "updated", "same_effort", "held", "too_old"] as const;
const NOT_KEPT = ["needs_type", "not_taken", "damaged", "not_recordings"] as const;

type Report = {
  outcomes: Words;
  done: (n: number) => string;
  notImported: (what: string) => string;
};
type Words = Readonly<Record<(typeof OUTCOMES)[number], (n: number) => string>>;

/** What the server says it stored, and what not and why. */
export function reportOf(counts: WorkoutImport["counts"], { outcomes, done, notImported }: Report): string {
  const said = done(KEPT.reduce((sum, outcome) => sum + counts[outcome], 0));
  const left = summaryOf(counts, outcomes, NOT_KEPT);
  return left === "" ? said : `${said}. ${notImported(left)}`;
}

/** "12 new, 3 already there, 1 too old, 1 damaged"; zero counts are left out. */
export function summaryOf(
  counts: WorkoutImport["counts"],
  words: Words,
  of: readonly (typeof OUTCOMES)[number][] = OUTCOMES,
): string {
  return of.flatMap((outcome) => (counts[outcome] > 0 ? [words[outcome](counts[outcome])] : [])).join(", ");
}
