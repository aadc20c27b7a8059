import type { ImportItem, WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { Taken } from "../intake/take-activities.ts";
import type { KeptImport, ReadActivity } from "./kept-import.ts";

/** What became of one workout; null: it was not asked for, because its sport is not known. */
export type Fate = Taken | "left_out" | null;

/** The whole import with the fate of each of its workouts, in their order. */
export function importAnswer(
  id: string,
  { files, activities }: KeptImport,
  { fates, committed }: { fates: readonly Fate[]; committed: boolean },
): WorkoutImport {
  const items = activities.map((read, index) => itemOf(read, index, fates[index] ?? null));
  const count = (outcome: ImportItem["outcome"]) => items.filter((item) => item.outcome === outcome).length;
  return {
    id,
    files: [...files],
    items,
    counts: {
      new: count("new"),
      updated: count("updated"),
      already_there: count("already_there"),
      same_effort: count("same_effort"),
      held: count("held"),
      too_old: count("too_old"),
      needs_type: count("needs_type"),
      not_taken: count("not_taken"),
      damaged: files.reduce((sum, { damaged }) => sum + damaged, 0),
    },
    committed,
  };
}

function itemOf({ file, draft }: ReadActivity, index: number, fate: Fate): ImportItem {
  const taken = fate === "left_out" ? null : fate;
  const outcome = outcomeOf(fate);
  const known = draft.type !== null && outcome !== "needs_type";
  return {
    index,
    file,
    type: draft.type,
    title: draft.title,
    start: draft.start.toISOString(),
    minutes: Math.round((draft.timerSeconds / 60) * 100) / 100,
    km: draft.metres === null ? null : Math.round(draft.metres) / 1000,
    kcal: known ? (taken?.kcalCounted ?? 0) : null,
    outcome,
    reason: fate === "left_out" ? "You left it out." : (taken?.reason ?? null),
    workout_id: taken?.workoutId ?? null,
  };
}

function outcomeOf(fate: Fate): ImportItem["outcome"] {
  if (fate === null) return "needs_type";
  if (fate === "left_out") return "not_taken";
  switch (fate.outcome) {
    case "same":
    case "after_billing":
      return "already_there";
    case "new":
      if (fate.status === "duplicate") return "same_effort";
      return fate.status === "held" ? "held" : "new";
    default:
      return fate.outcome;
  }
}
