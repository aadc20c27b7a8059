import { readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { ConfigError } from "../config/config-error.ts";
import { VERSION } from "../version.ts";

/** A migration after which older versions must not run says in a line of its own from which on: `-- needs 0.2.0`. */
const NEEDS = /^-- needs (\d+\.\d+\.\d+)$/m;

/** What stands as comment at the table `migrations`, where dumps and every version find it. */
const NOTED = /^needs (\d+\.\d+\.\d+)$/;

/** Writes down what the schema needs now, for versions that know no file of it. */
export async function noteNeeds(client: pg.Client, names: readonly string[], folder: string): Promise<void> {
  const needs = names
    .flatMap((name) => NEEDS.exec(readFileSync(join(folder, `${name}.sql`), "utf8"))?.[1] ?? [])
    .toSorted(compareVersions)
    .at(-1);
  const noted = await notedNeeds(client);
  if (needs === undefined || (noted !== null && compareVersions(noted, needs) >= 0)) return;
  await client.query(`comment on table migrations is ${client.escapeLiteral(`needs ${needs}`)}`);
}

/**
 * Whether a newer version has migrated the database: with changes this one does not know. It then serves beside it, changes
 * nothing of the schema and gives no rights.
 * @throws ConfigError when this version is older than the schema allows
 */
export async function isNewer(
  client: pg.Client,
  known: readonly string[],
  version: string = VERSION,
): Promise<boolean> {
  const needs = await notedNeeds(client);
  if (needs !== null && compareVersions(version, needs) < 0)
    throw new ConfigError(
      `The database was migrated for version ${needs}, and this is ${version}, which would read and write it wrongly: start ${needs} or newer, or restore the backup from before the upgrade (docs/operate/upgrade.md).`,
    );
  if (!(await isMigrated(client))) return false;
  const { rows } = await client.query<{ unknown: boolean }>(
    "select exists (select from migrations where name <> all ($1)) as unknown",
    [known],
  );
  return rows[0]?.unknown ?? false;
}

async function isMigrated(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    "select from pg_tables where schemaname = 'public' and tablename = 'migrations'",
  );
  return rows.length > 0;
}

async function notedNeeds(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ noted: string | null }>(
    "select obj_description(to_regclass('public.migrations'), 'pg_class') as noted",
  );
  return NOTED.exec(rows[0]?.noted ?? "")?.[1] ?? null;
}

/** By number: below zero when `one` is older. */
function compareVersions(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split(".").map(Number));
  const place = [0, 1, 2].find((index) => a?.[index] !== b?.[index]);
  return place === undefined ? 0 : (a?.[place] ?? 0) - (b?.[place] ?? 0);
}
