import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { WorkoutTypeId } from "@kalivo/domain/calories/workout-types.ts";

/** How far an import is: offered by another app, choosing files, sending, being read, looked at, taken over. */
export type ImportState =
  | { kind: "offered"; files: readonly File[] }
  | { kind: "choosing"; problem: string | null }
  | { kind: "sending"; part: number }
  | { kind: "reading" }
  | { kind: "preview"; found: WorkoutImport; types: Types; problem: string | null; saving: boolean };

/** What the person says of workouts whose file does not name the sport, by their place. */
export type Types = Readonly<Record<string, WorkoutTypeId>>;

/** How many workouts the button takes over: the new and changed ones, and those that have a sport by now. */
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

/** "12 new, 3 already there, 1 too old, 1 damaged": only what there is. */
export function summaryOf(
  counts: WorkoutImport["counts"],
  words: Readonly<Record<(typeof OUTCOMES)[number], (n: number) => string>>,
): string {
  return OUTCOMES.flatMap((outcome) => (counts[outcome] > 0 ? [words[outcome](counts[outcome])] : [])).join(
    ", ",
  );
}
