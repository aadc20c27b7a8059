import type { ImportItem, WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { FileProblem } from "#server/adapters/health/port.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Taken } from "../intake/take-activities.ts";
import { ASKED_OF_OWNER } from "../review-workout.ts";
import { whyNotCounted } from "../why-not-counted.ts";
import type { KeptImport, ReadActivity, ReadFileFacts } from "./kept-import.ts";

/** What happened to one workout; null: not requested, because its sport is not known. */
export type Fate = Taken | "left_out" | null;

/** `others`: the indexes of workouts without a sport that would count as Other. */
type Outcome = {
  fates: readonly Fate[];
  others: ReadonlySet<number>;
  committed: boolean;
  say: ServerWords;
};

/** The whole import with the outcome of each of its workouts, in order. */
export function importAnswer(
  id: string,
  { files, activities }: KeptImport,
  { fates, others, committed, say }: Outcome,
): WorkoutImport {
  const items = activities.map((read, index) => {
    const fate = fates[index] ?? null;
    return itemOf(read, { index, fate, other: others.has(index), say });
  });
  const count = (outcome: ImportItem["outcome"]) => items.filter((item) => item.outcome === outcome).length;
  return {
    id,
    files: files.map((file) => fileOf(file, say)),
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
      damaged: files.reduce((sum, file) => sum + damagedIn(file), 0),
      left_out: fates.filter((fate) => fate === "left_out").length,
      not_recordings: files.filter(isNoRecording).length,
    },
    committed,
  };
}

const fileOf = (file: ReadFileFacts, say: ServerWords): WorkoutImport["files"][number] => ({
  name: file.name,
  found: file.found,
  damaged: damagedIn(file),
  reason:
    file.problems.length === 0 ? null : file.problems.map((problem) => sentenceOf(say, problem)).join(" "),
  parts: file.parts.map((part) => ({ name: part.name, reason: sentenceOf(say, part) })),
  more_parts: file.moreParts,
});

/** Nothing we read, and nothing that broke: a text, a picture. */
const isNoRecording = ({ found, problems }: ReadFileFacts): boolean =>
  found === 0 && problems.some(({ why }) => why === "unknown_format");
const damagedIn = (file: ReadFileFacts): number => (isNoRecording(file) ? 0 : file.damaged);

type Told = { index: number; fate: Fate; other: boolean; say: ServerWords };

function itemOf({ file, draft }: ReadActivity, { index, fate, other, say }: Told): ImportItem {
  const taken = fate === "left_out" ? null : fate;
  const why = fate === "left_out" ? fate : (taken?.notTaken ?? null);
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
    may_be_other: outcome === "needs_type" && other,
    note: noteOf(taken, say),
    reason: why === null ? (taken?.reason ?? null) : say.workouts.notTaken[why],
    workout_id: taken?.workoutId ?? null,
  };
}

const sentenceOf = ({ imports }: ServerWords, { why, figure = 0 }: FileProblem): string =>
  imports.files[why](figure);

/** Why it counts less than alone, or what it waits for; where its owner is asked, that they are. */
function noteOf(taken: Taken | null, say: ServerWords): string | null {
  const reason = taken?.reason ?? null;
  if (reason === null) return null;
  return ASKED_OF_OWNER.has(reason) ? say.imports.askedOfYou : whyNotCounted(say, reason);
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
