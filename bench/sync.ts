import * as api from "@kalivo/contract/api-paths.ts";
import { HEALTH_SYNC_MAX_RECORDS } from "@kalivo/domain/limits.ts";
import { run } from "./cluster.ts";
import { report, summary } from "./latency.ts";
import { serveWorld } from "./served-world.ts";

// A phone sends its health app's thousand workouts at once, to somebody who has 2 000 already. What the server takes, from
// the request to its answer. Reference: one plain insert of the rows that this wrote.

const TARGET = { milliseconds: 400, of: "median" } as const;
const ROUNDS = 7;
const BEFORE = 2000;
const LENGTH_MS = 20 * 60_000;
const APART_MS = 40 * 60_000;

const world = await serveWorld([
  "update users set created_at = '2024-01-01T00:00:00Z'",
  `insert into workouts (user_id, source, provider_activity_id, type, start_utc, end_utc, start_reliable, minutes, kcal_reported,
     basis, kcal_net, kcal_counted, trust, received_at)
   select 1, 'health', 'before-' || n, 'walking', at - interval '20 minutes', at, true, 20, 60, 'active', 60, 60, 'device', at
   from generate_series(1, ${BEFORE}) n, lateral (select now() - n * interval '6 hours' as at) ended`,
]);
try {
  const records = JSON.stringify({ workouts: Array.from({ length: HEALTH_SYNC_MAX_RECORDS }, recordOf) });
  const [taken, plain]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    taken.push(await milliseconds(sync));
    await statements(
      "drop table if exists synced",
      "create table synced as select * from workouts where provider_activity_id like 'record-%'",
      "delete from workouts where provider_activity_id like 'record-%'",
      "vacuum analyze workouts",
    );
    plain.push(
      await milliseconds(() =>
        statements("insert into workouts overriding system value select * from synced"),
      ),
    );
    await statements(
      "delete from workouts where provider_activity_id like 'record-%'",
      "vacuum analyze workouts",
    );
  }
  report(`${HEALTH_SYNC_MAX_RECORDS} records synced`, summary(taken), summary(plain), TARGET);

  function sync() {
    const headers = { ...world.headers, "content-type": "application/json" };
    return expectAccepted(
      fetch(`${world.origin}${api.syncWorkouts}`, { method: "POST", headers, body: records }),
    );
  }
} finally {
  await world.stop();
}

function statements(...all: readonly string[]) {
  return run(world.connectionString, all);
}

async function expectAccepted(asked: Promise<Response>) {
  const answer: unknown = await (await asked).json();
  const accepted: unknown = typeof answer === "object" && answer !== null && Reflect.get(answer, "accepted");
  if (accepted !== HEALTH_SYNC_MAX_RECORDS) throw new Error(`the server answered ${JSON.stringify(answer)}`);
}

async function milliseconds(work: () => Promise<void>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** One after the other, the latest a while ago: as many as 30 days hold. */
function recordOf(_: unknown, index: number) {
  const start = Date.now() - (index + 2) * APART_MS;
  return {
    platformId: `record-${index}`,
    workoutType: index % 2 === 0 ? "running" : "walking",
    startDate: new Date(start).toISOString(),
    endDate: new Date(start + LENGTH_MS).toISOString(),
    duration: LENGTH_MS / 1000,
    totalEnergyBurned: 40 + (index % 20),
    totalDistance: 1500,
    sourceId: "com.apple.health.1234",
    sourceName: "Watch",
  };
}
