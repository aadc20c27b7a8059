import { Agent } from "node:http";
import * as api from "@kalivo/contract/api-paths.ts";
import { run } from "../cluster.ts";
import { post } from "../load.ts";
import { personOf, SOMEBODY } from "./calls.ts";
import type { GrowthWorld } from "./world.ts";

const CLIENTS = 8;
const SECONDS = 4;
/** Of the small world's saves a second, the large one's. */
const WANTED_SHARE = 0.85;

const KCAL = { least: 1, most: 20 };

/** A day takes 10,000 kcal of a person: what the world, and earlier runs, gave the last ones is taken out. */
const MAKE_ROOM = `
  delete from workouts
  where user_id between ${SOMEBODY.burner(0)} and ${SOMEBODY.burner(399)}
    and end_utc > now() - interval '2 days'
    and period_id > (select coalesce(max(id), 0) from billing_periods where stage <> 'open')`;

/** Workouts that eight clients of four hundred burners add, in turns: as many a second among many people as among few. */
export async function compareSaves(small: GrowthWorld, large: GrowthWorld): Promise<boolean> {
  const best = { small: 0, large: 0 };
  for (let round = 0; round < 2; round += 1) {
    best.small = Math.max(best.small, await savesASecond(small, round));
    best.large = Math.max(best.large, await savesASecond(large, round));
  }
  const share = best.large / best.small;
  const good = share >= WANTED_SHARE;
  console.log(
    `${good ? "ok  " : "OVER"} saved workouts a second: ${best.small.toFixed(0)} of ${small.people} people, ${best.large.toFixed(0)} of ${large.people} (wanted ${WANTED_SHARE} of them)`,
  );
  return good;
}

async function savesASecond({ server, connectionString }: GrowthWorld, round: number): Promise<number> {
  await run(connectionString, ["truncate rate_limits", MAKE_ROOM]);
  const until = performance.now() + SECONDS * 1000;
  let saved = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  const client = async () => {
    while (performance.now() < until) {
      saved += 1;
      const key = { "idempotency-key": `growth-${Date.now()}-${round}-${saved}` };
      const sent = { body: { type: "custom", kcal: KCAL.least + (saved % KCAL.most) }, wanted: 201 };
      await post(
        `${server.origin}${api.saveWorkout}`,
        { ...personOf(SOMEBODY.burner(saved)), ...key },
        agent,
        sent,
      );
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  return saved / SECONDS;
}
