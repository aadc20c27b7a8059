import { hostname } from "node:os";
import type { Services } from "../../../services.ts";
import { claimDueCharges } from "./queries.ts";
import { submitCharge } from "./submit-charge.ts";

const BATCH = 50;
const IN_PARALLEL = 8;

/** Due step: submits everything that has fallen due. Any number of workers may do this at the same time. */
export async function collectDueCharges(services: Services): Promise<void> {
  await collectCharges(services);
}

/** Collects until nothing is due; resolves with how many charges were taken up. Without a provider nothing is. */
export async function collectCharges(services: Services): Promise<number> {
  const { payments, db, clock } = services;
  if (payments === null) return 0;
  const worker = `${hostname()}:${process.pid}:${performance.now()}`;
  const taken = new Set<number>();
  for (;;) {
    const claimed = await claimDueCharges(db, clock.now(), worker, BATCH);
    const fresh = claimed.filter((id) => !taken.has(id));
    if (fresh.length === 0) return taken.size;
    for (const id of fresh) taken.add(id);
    await inParallel(fresh, IN_PARALLEL, (id) => submitCharge({ ...services, payments }, id));
  }
}

async function inParallel<T>(items: readonly T[], width: number, work: (item: T) => Promise<void>) {
  const queue = items.values();
  const lane = async () => {
    for (const item of queue) await work(item);
  };
  await Promise.all(Array.from({ length: width }, lane));
}
