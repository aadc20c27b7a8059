import { sql } from "kysely";
import type { Activity } from "@kalivo/domain/efforts/activity.ts";
import { MAX_WORKOUT_KCAL } from "@kalivo/domain/limits.ts";
import { readRecording } from "../server/src/adapters/health/files/read-recording.ts";
import type { DraftActivity } from "../server/src/adapters/health/port.ts";
import { openDatabase, type Db } from "../server/src/db/client.ts";
import { takeActivities } from "../server/src/features/workouts/intake/take-activities.ts";
import { fitFile, gpxFile, type Recorded, tcxFile } from "../server/test/support/workout-files.ts";
import { makeCluster } from "./cluster.ts";

// Recordings of real efforts, moved into the last days, as the product takes them from files.

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const FORMATS = [tcxFile, gpxFile, fitFile];
/** A walk to the shop and a day's hike are told by fewer figures than an effort in between. */
const SHORTEST_MS = 10 * MINUTE_MS;
const LONGEST_MS = 5 * 60 * MINUTE_MS;

/** With so many of the others each effort is tried. */
const NEIGHBOURS = 10;

type Wanted = { alike: number; apart: number };
type Counted = { alike: number; once: number; apart: number; both: number };
type Row = { status: string; reason: string | null; counted: number; alone: number };

/** Of the same effort told twice and of two efforts in a row, so many pairs, how many were taken for what they are. */
export async function countedPairs(drafts: readonly DraftActivity[], wanted: Wanted): Promise<Counted> {
  const efforts = drafts.filter(isEffort).map(recent);
  const cluster = await makeCluster("pairs");
  const { db, close } = openDatabase(cluster.connectionString("pairs"), { onLost: () => undefined });
  try {
    await sql`
      insert into users (email, password_hash, first_name, last_name, created_at, weight_kg)
      values ('pairs@example.org', 'none', 'Bench', 'Bench', '2010-01-01T00:00:00Z', 70)
    `.execute(db);
    const counted = { alike: 0, once: 0, apart: 0, both: 0 };
    for (const pair of (await toldTwice(efforts)).slice(0, wanted.alike)) {
      const rows = await taken(db, pair);
      counted.alike += 1;
      if (rows.filter(isCounted).length === 1 && rows.some(({ status }) => status === "duplicate"))
        counted.once += 1;
      else console.log("NOT ONCE", JSON.stringify(rows));
    }
    for (const pair of inARow(efforts).slice(0, wanted.apart)) {
      const rows = await taken(db, pair);
      counted.apart += 1;
      if (rows.length === 2 && rows.every(isWhole)) counted.both += 1;
      else console.log("NOT BOTH", JSON.stringify(rows));
    }
    return counted;
  } finally {
    await close();
    await cluster.stop();
  }
}

const isEffort = ({ start, end, metres, energy }: DraftActivity) => {
  const length = end.getTime() - start.getTime();
  // A faulty watch that tells of more is refused, which is not what is measured here.
  if ((energy?.kcal ?? 0) > MAX_WORKOUT_KCAL / 5) return false;
  return length >= SHORTEST_MS && length <= LONGEST_MS && (metres ?? 0) > 500;
};

/** The same hour of a day a little while ago, without the pauses' share. */
function recent(draft: DraftActivity): Activity {
  const days = Math.floor((Date.now() - 3 * DAY_MS - draft.start.getTime()) / DAY_MS);
  return at(draft, new Date(draft.start.getTime() + days * DAY_MS));
}

function at(draft: DraftActivity | Activity, start: Date): Activity {
  const end = new Date(start.getTime() + draft.end.getTime() - draft.start.getTime());
  return { ...draft, type: draft.type ?? "running", start, end };
}

/** Each effort beside the same one as a file of another format, whichever came first. */
async function toldTwice(efforts: readonly Activity[]): Promise<[Activity, Activity][]> {
  const pairs: [Activity, Activity][] = [];
  for (const format of FORMATS)
    for (const effort of efforts) {
      const again = await toldAs(effort, format);
      pairs.push([effort, again], [again, effort]);
    }
  return pairs;
}

async function toldAs(effort: Activity, format: (of: Recorded) => Buffer): Promise<Activity> {
  const minutes = Math.round((effort.end.getTime() - effort.start.getTime()) / MINUTE_MS);
  const told = {
    start: effort.start.toISOString(),
    minutes,
    km: Math.round(effort.metres ?? 0) / 1000,
    kcal: Math.round(effort.energy?.kcal ?? minutes * 8),
  };
  const [again] = await readRecording(Buffer.from(format(told)), () => undefined);
  if (again === undefined) throw new Error("a file that was just written holds a workout");
  return { ...again, type: effort.type };
}

/** Each effort, and ten minutes later the next one. */
function inARow(efforts: readonly Activity[]): [Activity, Activity][] {
  return efforts.flatMap((first, index) =>
    efforts
      .slice(index + 1, index + 1 + NEIGHBOURS)
      .map((next): [Activity, Activity] => [first, at(next, new Date(first.end.getTime() + 10 * MINUTE_MS))]),
  );
}

/** What becomes of them for somebody who has nothing else; nothing stays. */
async function taken(db: Db, activities: readonly Activity[]): Promise<Row[]> {
  const tx = await db.startTransaction().execute();
  try {
    const now = new Date();
    for (const activity of activities) await takeActivities(tx, { userId: 1, activities: [activity], now });
    const { rows } = await sql<Row>`
      select status, reason, kcal_counted as counted, coalesce(kcal_net, kcal_counted) as alone from workouts
    `.execute(tx);
    return rows;
  } finally {
    await tx.rollback().execute();
  }
}

const isCounted = ({ status, counted }: Row) => status === "ok" && counted > 0;
/** One that waits for a look because it is unusual is not taken for another one. */
const isWhole = ({ status, reason, counted, alone }: Row) =>
  status !== "duplicate" && counted === alone && !/partial|twin/.test(reason ?? "");
