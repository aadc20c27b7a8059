import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { inParallel } from "../../../in-parallel.ts";
import type { Misconfigured } from "../../../adapters/payment/port.ts";
import type { Services } from "../../../services.ts";
import { reviveWithNewMethod } from "./payee/queries.ts";
import { claimDueCharges } from "./queries.ts";
import { submitCharge } from "./submit-charge.ts";

const BATCH = 50;
const LANES = 8;
/** A charge may need a second step at once (a link for the payer); more than a few is something going in circles. */
const STEPS_A_RUN = 3;

/** Due step: submits everything that has fallen due. Any number of workers may do this at the same time. */
export async function collectDueCharges(services: Services): Promise<void> {
  await collectCharges(services, null);
}

/**
 * Collects until nothing is due; resolves with how many charges were taken up. Without a provider nothing is.
 * @throws Misconfigured when the provider refuses our key or account
 */
export async function collectCharges(services: Services, period: PeriodId | null): Promise<number> {
  const { payments, db, clock, log } = services;
  if (payments === null) return 0;
  await reviveWithNewMethod(db, clock.now());
  const worker = `${hostname()}:${process.pid}`;
  const steps = new Map<number, number>();
  const paced = pacer(payments.limits.maxPerSecond);
  for (;;) {
    const claimed = await claimDueCharges(db, clock.now(), worker, BATCH, period);
    const fresh = claimed.filter((id) => (steps.get(id) ?? 0) < STEPS_A_RUN);
    if (fresh.length === 0) return steps.size;
    for (const id of fresh) steps.set(id, (steps.get(id) ?? 0) + 1);
    const refusals: Misconfigured[] = []; // of our key or account
    await inParallel(fresh, LANES, async (id) => {
      if (refusals.length > 0) return; // every other charge would meet the same
      await paced();
      const refused = await submitCharge({ ...services, payments }, id);
      if (refused !== null) refusals.push(refused);
    });
    const [refused] = refusals;
    if (refused === undefined) continue;
    log.error({ err: refused }, "the payment provider refuses our key or account: nothing is collected");
    throw refused;
  }
}

/** Lets through at most so many a second: providers count (payments guide section 2.5). */
function pacer(perSecond: number) {
  let next = performance.now();
  return async () => {
    const now = performance.now();
    const wait = next - now;
    next = Math.max(next, now) + 1000 / perSecond;
    if (wait >= 1) await pause(wait);
  };
}
