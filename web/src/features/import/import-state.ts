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
] as const satisfies readonly (keyof WorkoutImport["counts"])[];

/** "12 new, 3 already there, 1 too old, 1 damaged"; zero counts are left out. */
export function summaryOf(
  counts: WorkoutImport["counts"],
  words: Readonly<Record<(typeof OUTCOMES)[number], (n: number) => string>>,
): string {
  return OUTCOMES.flatMap((outcome) => (counts[outcome] > 0 ? [words[outcome](counts[outcome])] : [])).join(
    ", ",
  );
}
