import type { z } from "zod";
import type { commitImport as route } from "@kalivo/contract/routes/own/commit-import.ts";
import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Db } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { takeActivities } from "../intake/take-activities.ts";
import { whileArranging } from "../intake/while-arranging.ts";
import { keptSince } from "./forget-imports.ts";
import { importAnswer, type Fate } from "./import-answer.ts";
import { KeptAnswer, KeptImport, type ReadActivity } from "./kept-import.ts";
import { previewOf } from "./preview-import.ts";
import { decideImport, findImport, lockImport, type ImportRow } from "./import.queries.ts";

type Choices = z.output<typeof route.body>;
type Asked = { id: string; userId: number; say: ServerWords };

/** The preview of an open import as of now, or the result of a decided one. */
export async function readImport(
  db: Db,
  { id, userId, say }: Asked,
  now: Date,
): Promise<WorkoutImport | Refused> {
  const row = await findImport(db, userId, id);
  const closed = answeredOrGone(row, now);
  if (row === undefined || closed !== null) return closed ?? NOT_FOUND;
  const kept = KeptImport.parse(row.activities);
  return previewOf(db, { id, userId, kept, say }, now);
}

/** Takes an import over. Idempotent: a repeat, after a lost answer, returns the same. */
export function commitImport(
  db: Db,
  { id, userId, say, ...choices }: Asked & Choices,
  now: Date,
): Promise<WorkoutImport | Refused> {
  // These locks before the import's, the same order as in an erasure.
  return whileArranging(db, userId, async (tx) => {
    const row = await lockImport(tx, userId, id);
    const closed = answeredOrGone(row, now);
    if (row === undefined || closed !== null) return closed ?? NOT_FOUND;

    const kept = chosen(KeptImport.parse(row.activities), choices);
    const left = new Set(choices.except);
    const wanted = kept.activities.flatMap((read, index) => asActivity(read, index, left) ?? []);
    const activities = wanted.map(({ activity }) => activity);
    const taken = await takeActivities(tx, { userId, activities, now });
    const fates: Fate[] = kept.activities.map((_, index) => (left.has(index) ? "left_out" : null));
    for (const [place, { index }] of wanted.entries()) fates[index] = taken[place] ?? null;
    const answer = importAnswer(id, kept, { fates, others: new Set(), committed: true, say });
    await decideImport(tx, id, answer);
    return answer;
  });
}

const NOT_FOUND = refusal(404, (say) => say.request.notFound);
const GONE = refusal(410, (say) => say.imports.gone);

/** The answer of an import that is decided or expired; null: it is open. */
function answeredOrGone(row: ImportRow | undefined, now: Date): WorkoutImport | Refused | null {
  if (row === undefined) return NOT_FOUND;
  if (row.created_at <= keptSince(now)) return GONE;
  return row.answer === null ? null : KeptAnswer.parse(row.answer);
}

/** With the sports that its owner chose; those stated in a file stay. */
const chosen = ({ files, activities }: KeptImport, { types = {} }: Choices): KeptImport => ({
  files,
  activities: activities.map(({ file, draft }, index) => ({
    file,
    draft: { ...draft, type: draft.type ?? types[String(index)] ?? null },
  })),
});

function asActivity(
  { draft }: ReadActivity,
  index: number,
  left: ReadonlySet<number>,
): { index: number; activity: Activity } | null {
  const { type } = draft;
  return type === null || left.has(index) ? null : { index, activity: { ...draft, type } };
}
