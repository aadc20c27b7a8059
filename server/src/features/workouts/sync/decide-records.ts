import {
  assessManual,
  assessRecorded,
  type Assessment,
  type Rejection,
  type Suspicion,
} from "@kalivo/domain/calories/plausibility.ts";
import { judgeWorkout } from "../judge-workout.ts";
import type { KcalTally } from "./kcal-tally.ts";
import type { RecordedWorkout } from "./prepare-record.ts";
import type { KnownRecord } from "./queries.ts";

export type Judged = RecordedWorkout & { status: "ok" | "held"; reason: Suspicion | null };
export type Ignored = { index: number; reason: string };

export type Decisions = {
  added: Judged[];
  changed: (Judged & { id: number })[];
  duplicates: number;
  ignored: Ignored[];
};

/** Sorts records into new, changed, known and not taken; each is judged beside those that ended before it. */
export function decideRecords(
  records: readonly RecordedWorkout[],
  known: readonly KnownRecord[],
  tally: KcalTally,
): Decisions {
  const decisions: Decisions = { added: [], changed: [], duplicates: 0, ignored: [] };
  const knownByKey = new Map(known.map((row) => [row.key, row]));
  const seen = new Set<string>();
  for (const record of records.toSorted((a, b) => a.end.getTime() - b.end.getTime() || a.index - b.index)) {
    const row = knownByKey.get(record.key);
    if (seen.has(record.key) || (row !== undefined && isSame(row, record))) decisions.duplicates += 1;
    else if (row === undefined) add(record, tally, decisions);
    else change(record, row, tally, decisions);
    seen.add(record.key);
  }
  return decisions;
}

export const ALREADY_COUNTED = "It was already counted in a donation, so it stays as it is.";

const NOT_TAKEN: Readonly<Record<Rejection, string>> = {
  speed_impossible: "Nobody is that fast.",
  effort_impossible: "Nobody burns that much in so little time.",
  workout_too_large: "One workout can't have more than 20 000 calories.",
  day_too_large: "One day can't have more than 10 000 calories.",
};

function add(record: RecordedWorkout, tally: KcalTally, { added, ignored }: Decisions) {
  const judged = judge(record, tally);
  if (judged.kind === "rejected") {
    ignored.push({ index: record.index, reason: NOT_TAKEN[judged.reason] });
    return;
  }
  const workout = { ...record, ...verdict(judged) };
  tally.add(workout);
  added.push(workout);
}

/** A known record with other figures: judged anew, as if it had never been there. */
function change(
  record: RecordedWorkout,
  row: KnownRecord,
  tally: KcalTally,
  { changed, ignored }: Decisions,
) {
  if (row.settled) {
    ignored.push({ index: record.index, reason: ALREADY_COUNTED });
    return;
  }
  tally.remove(row);
  const judged = judge(record, tally);
  if (judged.kind === "rejected") {
    tally.add(row);
    ignored.push({ index: record.index, reason: NOT_TAKEN[judged.reason] });
    return;
  }
  const workout = { ...record, ...verdict(judged), id: row.id };
  tally.add(workout);
  changed.push(workout);
}

const judge = (record: RecordedWorkout, tally: KcalTally): Assessment =>
  judgeWorkout(record, tally.at(record.end), record.trust === "manual" ? assessManual : assessRecorded);

const verdict = (judged: Exclude<Assessment, { kind: "rejected" }>) => ({
  status: judged.kind,
  reason: judged.kind === "held" ? judged.reason : null,
});

/** What the device said of it; what we computed from that stays, also when the person's weight has changed since. */
const isSame = (row: KnownRecord, record: RecordedWorkout): boolean =>
  row.type === record.type &&
  row.start.getTime() === record.start.getTime() &&
  row.end.getTime() === record.end.getTime() &&
  row.km === record.km &&
  row.minutes === record.minutes &&
  row.kcalReported === record.kcalReported &&
  row.trust === record.trust;
