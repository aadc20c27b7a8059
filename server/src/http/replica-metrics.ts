import { Gauge, type Registry } from "prom-client";
import type { Replica } from "../db/replica.ts";

/** Whether this process reads from the replica; without a replica it has no value. */
export function countReplica(registry: Registry, replica: Replica): void {
  registry.registerMetric(
    new Gauge({
      name: "kalivo_replica_fresh",
      help: "1 while this process reads from the replica, 0 while it is away or too far behind.",
      registers: [],
      collect() {
        const state = replica.state();
        if (state === "none") this.remove();
        else this.set(state === "fresh" ? 1 : 0);
      },
    }),
  );
}
