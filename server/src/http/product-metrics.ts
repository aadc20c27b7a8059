import { Gauge, type Registry } from "prom-client";
import type { Db } from "../db/client.ts";
import { lastRounds } from "../jobs/jobs.queries.ts";
import { oldestMails, standingByKind } from "./product-metrics.queries.ts";
import { VERSION } from "../version.ts";

/** Gauges for the operator's alarms, read from the database at each scrape. */
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
