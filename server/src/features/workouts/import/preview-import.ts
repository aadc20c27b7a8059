import { randomUUID } from "node:crypto";
import { MAX_IMPORT_WORKOUTS } from "@kalivo/domain/limits.ts";
import type { WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import type { ReadFile, WorkoutFiles } from "#server/adapters/health/port.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Db } from "#server/db/client.ts";
import type { StoredFile } from "#server/http/stored-files.ts";
import { previewActivities } from "../intake/take-activities.ts";
import { importAnswer, type Fate } from "./import-answer.ts";
import type { KeptImport, ReadActivity, ReadFileFacts } from "./kept-import.ts";
import { mayBeOther } from "./may-be-other.ts";
import { insertImport } from "./import.queries.ts";

type Deps = { db: Db; workoutFiles: WorkoutFiles };

/** Reads files and previews what importing them would do; only the parsed content is stored, for a day. */
export async function previewImport(
  { db, workoutFiles }: Deps,
  { userId, files, say }: { userId: number; files: readonly StoredFile[]; say: ServerWords },
  now: Date,
): Promise<{ preview: WorkoutImport; readingMs: number }> {
  const { files: read, readingMs } = await workoutFiles.read(
    files.map(({ path }) => path),
    now,
  );
  const id = randomUUID();
  const kept = readImport(
    files.map(({ name }) => name),
    read,
  );
  const preview = await previewOf(db, { id, userId, kept, say }, now);
  await insertImport(db, { id, userId, activities: kept }, now);
  return { preview, readingMs };
}

/** What importing it would do at present. */
export async function previewOf(
  db: Db,
  { id, userId, kept, say }: { id: string; userId: number; kept: KeptImport; say: ServerWords },
  now: Date,
): Promise<WorkoutImport> {
  const { activities } = kept;
  const fates = await fatesOf(db, { userId, activities }, now);
  const others = await mayBeOther(db, userId, activities);
  return importAnswer(id, kept, { fates, others, committed: false, say });
}

/** The present outcome of each. */
async function fatesOf(
  db: Db,
  { userId, activities }: { userId: number; activities: readonly ReadActivity[] },
  now: Date,
): Promise<Fate[]> {
  const named = activities.map(({ draft }) => ({ ...draft, type: draft.type ?? STAND_IN }));
  const taken = await previewActivities(db, { userId, activities: named, now });
  // Without a sport the commit stores nothing, so that the preview promises nothing either, nor compares others with it.
  const unsaid = activities.map(
    ({ draft }, index) => draft.type === null && STORED.some((outcome) => outcome === taken[index]?.outcome),
  );
  if (!unsaid.includes(true)) return taken.map(onlyPreviewed);
  const said = named.filter((_, index) => !unsaid[index]);
  const rest = (await previewActivities(db, { userId, activities: said, now })).values();
  return unsaid.map((each) => (each ? null : onlyPreviewed(rest.next().value ?? null)));
}

/** The outcomes that need a sport. */
const STORED = ["new", "updated", "too_old"] as const;

/** The fastest sport, so that no workout is judged impossible that another sport makes possible. */
const STAND_IN = "biking";

/** A workout that is not stored has no number yet, unless it was known before. */
const onlyPreviewed = (fate: Fate): Fate =>
  fate === null || fate === "left_out" || fate.outcome === "same" || fate.outcome === "after_billing"
    ? fate
    : { ...fate, workoutId: null };

/** Merges all files: a workout in two of them once, and of too many the newest. */
function readImport(names: readonly string[], read: readonly ReadFile[]): KeptImport {
  const seen = new Set<string>();
  const all: ReadActivity[] = [];
  const files = read.map((file, index): ReadFileFacts => {
    const fresh = file.activities.filter(({ id }) => !seen.has(id) && seen.add(id));
    all.push(...fresh.map((draft) => ({ file: index, draft })));
    const { damaged, parts, moreParts } = file;
    const again = fresh.length === 0 && file.activities.length > 0 && file.problems.length === 0;
    const problems = again ? [{ why: "in_another" } as const] : file.problems;
    return { name: names[index] ?? "", found: fresh.length, damaged, problems, parts, moreParts };
  });
  const byStart = all.toSorted((a, b) => b.draft.start.getTime() - a.draft.start.getTime());
  return { files, activities: byStart.slice(0, MAX_IMPORT_WORKOUTS) };
}
