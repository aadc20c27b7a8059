import type { Registry } from "prom-client";
import { systemClock } from "../adapters/clock/system-clock.ts";
import { readiness } from "../db/readiness.ts";
import { productMetrics } from "../features/operation/metrics.ts";
import { factsReader } from "../features/operation/read-facts.ts";
import type { Told } from "../http/operations.ts";
import { countReplica } from "../http/replica-metrics.ts";
import type { Product } from "../main.ts";
import type { Services } from "../services.ts";

/** What the probes of a process tell. */
export const toldOf = (
  services: Services,
  { pools, measures, directString }: Pick<Product, "pools" | "measures" | "directString">,
): Told => ({
  registry: productMetrics(services, {
    read: factsReader(services),
    pools,
    counters: [services.traces, measures, { countIn: (to: Registry) => countReplica(to, services.replica) }],
  }),
  unready: readiness(services.db, directString, systemClock),
});
