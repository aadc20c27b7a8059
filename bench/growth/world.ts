import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { periodStart } from "@kalivo/domain/billing/month.ts";
import { openDatabase } from "../../server/src/db/client.ts";
import type { EmbeddedCluster } from "../../server/src/db/embedded.ts";
import { keepMonthFigures } from "../../server/src/features/billing/figures/keep-figures.ts";
import { makeDatabase, run } from "../cluster.ts";
import { serveDatabase, type Running } from "../running-server.ts";
import { closeAndCollect, collectedMonths } from "./months.ts";
import { peopleOf } from "./people.ts";

export type GrowthWorld = { people: number; connectionString: string; server: Running };

type Place = { cluster: EmbeddedCluster; folder: string; say: (line: string) => void };

/** So many people with four months of money, served; made anew unless it was kept in this folder. */
export async function openGrowthWorld({ cluster, folder, say }: Place, people: number): Promise<GrowthWorld> {
  const database = `people_${people}`;
  const connectionString = cluster.connectionString(database);
  const whole = join(folder, database);
  if (!existsSync(whole)) {
    const began = performance.now();
    say(`making ${people} people`);
    await run(cluster.connectionString("postgres"), [`drop database if exists ${database} with (force)`]);
    await makeDatabase(cluster, database);
    const now = new Date();
    const [first = 0] = collectedMonths(now);
    await run(connectionString, [...peopleOf(people, { since: periodStart(first), until: now }), "analyze"]);
    await closeAndCollect(connectionString, { now, say });
    await run(connectionString, ["vacuum analyze", "checkpoint"]);
    writeFileSync(whole, "");
    say(`  ${((performance.now() - began) / 1000).toFixed(0)} s`);
  }
  await makeDatabase(cluster, database); // one that was kept has an older schema
  await run(connectionString, [
    `alter database ${database} set session_preload_libraries = 'auto_explain'`,
    "update sessions set second_factor_at = clock_timestamp() where user_id = 2",
    "update sessions set seen_on = (clock_timestamp() at time zone 'Europe/Brussels')::date where seen_on is distinct from (clock_timestamp() at time zone 'Europe/Brussels')::date",
  ]);
  await keepFigures(connectionString);
  return { people, connectionString, server: await serveDatabase(connectionString) };
}

/** What a worker does each minute. */
async function keepFigures(connectionString: string) {
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  await keepMonthFigures({ db, clock: { now: () => new Date() } });
  await close();
}
