import { arrangeWorkouts } from "../server/src/features/workouts/intake/arrange-workouts.ts";
import { findEfforts } from "../server/src/features/workouts/intake/intake.queries.ts";
import { openDatabase, type Db } from "../server/src/db/client.ts";
import { makeCluster, run } from "./cluster.ts";
import { report, summary } from "./latency.ts";

// One more workout arrives for somebody who has 20 000: which of them count is decided anew. Reference: only reading those
// that are near enough in time to be compared.

const TARGET = { milliseconds: 5, of: "median" } as const;
const WORKOUTS = 20_000;
const A_DAY = 6;
const ROUNDS = 300;
const DECIDED_DAYS = 70;
const DAY_MS = 86_400_000;

const GENERATE = [
  `insert into users (email, password_hash, first_name, last_name, created_at)
   select 'p' || n || '@example.org', 'none', 'Bench', 'Bench', '2015-01-01T00:00:00Z' from generate_series(1, 200) n`,
  `insert into workouts (user_id, source, provider_activity_id, type, start_utc, end_utc, start_reliable, km, minutes,
     kcal_reported, basis, kcal_net, kcal_counted, trust, received_at)
   select case when n <= ${WORKOUTS} then 1 else 2 + n % 199 end, (array['strava', 'garmin', 'health', 'file'])[1 + n % 4],
     'w' || n, 'walking', at - interval '30 minutes', at, true, 2 + n % 3, 30, 90, 'active', 90, 90, 'device', at
   from generate_series(1, ${WORKOUTS * 3}) n, lateral (select now() - n % ${WORKOUTS} * interval '${24 / A_DAY} hours' as at) ended`,
  "insert into consents (user_id, kind, text_version, granted_at) select 1, kind, '1', '2015-01-01T00:00:00Z' from unnest(array['share_strava', 'share_garmin']) kind",
  // As in life: the months before are closed, and what they counted is settled, so it came before they were.
  `insert into billing_periods (id, starts_at, ends_at, stage, computed_at)
   select period_of(at), at, (at at time zone 'Europe/Brussels' + interval '1 month') at time zone 'Europe/Brussels', 'computed', now()
   from generate_series(timestamp '2020-01-01', (date_trunc('month', now()) - interval '1 month')::timestamp, interval '1 month') local,
     lateral (select local at time zone 'Europe/Brussels' as at) month`,
  "vacuum analyze",
];

const cluster = await makeCluster("overlap");
const connectionString = cluster.connectionString("overlap");
const { db, close } = openDatabase(connectionString, { onLost: (error) => console.error(error) });
try {
  await run(connectionString, GENERATE);
  const now = new Date();
  const decidedFrom = new Date(now.getTime() - DECIDED_DAYS * DAY_MS);
  await db.transaction().execute((tx) => arrangeWorkouts(tx, 1, now));
  const [arranged, read]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    await arrive(db, round);
    read.push(await timed((tx) => findEfforts(tx, 1, { decidedFrom, arrivingFrom: null })));
    arranged.push(await timed((tx) => arrangeWorkouts(tx, 1, now)));
    // Each round starts from the same 20 000.
    await db.deleteFrom("workouts").where("provider_activity_id", "=", `arriving-${round}`).execute();
  }
  report(`arranged, of ${WORKOUTS} workouts`, summary(arranged), summary(read), TARGET);
} finally {
  await close();
  await cluster.stop();
}

/** Inside a transaction, which is not measured: there is one anyway. */
function timed(work: (tx: Db) => Promise<unknown>): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const began = performance.now();
    await work(tx);
    return performance.now() - began;
  });
}

/** It overlaps with one of those that are there. */
async function arrive(to: Db, round: number) {
  const end = new Date(Date.now() - round * 3_600_000);
  await to
    .insertInto("workouts")
    .values({
      user_id: 1,
      source: "file",
      provider_activity_id: `arriving-${round}`,
      type: "running",
      start_utc: new Date(end.getTime() - 40 * 60_000),
      end_utc: end,
      start_reliable: true,
      km: "7",
      minutes: "40",
      kcal_reported: 400,
      basis: "active",
      kcal_net: 400,
      kcal_counted: 400,
      trust: "file",
      received_at: end,
    })
    .execute();
}
