import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { periodStart } from "@kalivo/domain/billing/month.ts";
import { openDatabase } from "../../server/src/db/client.ts";
import type { EmbeddedCluster } from "../../server/src/db/embedded.ts";
import { keepMonthFigures } from "../../server/src/features/billing/figures/keep-figures.ts";
import { ROUND_KINDS } from "../../server/src/features/mail/rounds/rounds.queries.ts";
import { makeDatabase, run } from "../cluster.ts";
import { serveDatabase, type Running } from "../running-server.ts";
import { closeAndCollect, collectedMonths } from "./months.ts";
import { peopleOf } from "./people.ts";

export type GrowthWorld = { people: number; connectionString: string; server: Running };

export type Place = { cluster: EmbeddedCluster; folder: string; say: (line: string) => void };

/** So many people with four months of money, served. */
export async function openGrowthWorld(place: Place, people: number): Promise<GrowthWorld> {
  const connectionString = await makeGrowthWorld(place, people);
  await run(connectionString, [
    `alter database ${databaseOf(people)} set session_preload_libraries = 'auto_explain'`,
  ]);
  return { people, connectionString, server: await serveDatabase(connectionString) };
}

/** A copy of that world, to change. */
export async function copyGrowthWorld(place: Place, people: number, name: string): Promise<string> {
  await makeGrowthWorld(place, people);
  await run(place.cluster.connectionString("postgres"), [
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${databaseOf(people)} strategy file_copy`,
    "checkpoint",
  ]);
  return place.cluster.connectionString(name);
}

/** What a worker would begin with is done: rounds of mails of these months, and the comparison of the books. */
export const withNothingDue = (connectionString: string): Promise<void> =>
  run(connectionString, [
    `insert into mail_rounds (kind, period, made_at)
     select kind, id, now() from billing_periods, unnest(array['${ROUND_KINDS.join("','")}']) kind
     on conflict do nothing`,
    `insert into ledger_checks (checked_at, compared, differences, books_differ, provider_differs, took_ms)
     values (clock_timestamp(), 1, '[]', 0, 0, 1)`,
  ]);

const databaseOf = (people: number) => `people_${people}`;

/** Made anew unless it was kept in this folder. */
async function makeGrowthWorld({ cluster, folder, say }: Place, people: number): Promise<string> {
  const database = databaseOf(people);
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
    "update sessions set second_factor_at = clock_timestamp() where user_id = 2",
    "update sessions set seen_on = (clock_timestamp() at time zone 'Europe/Brussels')::date where seen_on is distinct from (clock_timestamp() at time zone 'Europe/Brussels')::date",
  ]);
  await keepFigures(connectionString);
  return connectionString;
}

/** What a worker does in each round. */
async function keepFigures(connectionString: string) {
  const { db, close } = openDatabase(connectionString, { onLost: () => undefined });
  await keepMonthFigures({ db, clock: { now: () => new Date() } });
  await close();
}
