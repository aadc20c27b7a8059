import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { Db } from "../db/client.ts";
import { lastRounds } from "../jobs/queries.ts";
import { VERSION } from "../version.ts";

/** What an operator's own alarms can watch beside the process: read from the database whenever the figures are asked for. */
export function countProduct(registry: Registry, db: Db) {
  registry.registerMetric(
    new Gauge({
      name: "kalivo_build_info",
      help: "Always 1; the version is its label.",
      labelNames: ["version"],
      registers: [],
      collect() {
        this.set({ version: VERSION }, 1);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "kalivo_last_round_timestamp_seconds",
      help: "When a round of a lane of jobs last ended.",
      labelNames: ["lane"],
      registers: [],
      async collect() {
        for (const { lane, ended_at } of await lastRounds(db)) this.set({ lane }, ended_at.getTime() / 1000);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "kalivo_outbox_oldest_seconds",
      help: "Since when the longest waiting mail of a kind should have gone out.",
      labelNames: ["kind"],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, seconds } of await oldestMails(db)) this.set({ kind }, seconds);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: "kalivo_alarms",
      help: "Alarms that stand, by kind.",
      labelNames: ["kind"],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, count } of await standingByKind(db)) this.set({ kind }, count);
      },
    }),
  );
}

async function oldestMails(db: Db): Promise<{ kind: string; seconds: number }[]> {
  const { rows } = await sql<{ kind: string; seconds: number }>`
    select kind, greatest(0, extract(epoch from clock_timestamp() - min(not_before)))::float8 as seconds
    from outbox
    where sent_at is null
      and given_up_at is null
    group by kind
  `.execute(db);
  return rows;
}

async function standingByKind(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count
    from alarms
    where resolved_at is null
    group by kind
  `.execute(db);
  return rows;
}
