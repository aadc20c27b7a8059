import { hostname } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import { inParallel } from "#server/concurrency/in-parallel.ts";
import { whileHeld } from "#server/concurrency/lease.ts";
import type { Misconfigured } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { reviveWithNewMethod } from "./payee.queries.ts";
import { renewLeases } from "./attempts.queries.ts";
import { claimDueCharges, takeTurn } from "./collect.queries.ts";
import { submitCharge } from "./submit-charge.ts";

/** Charges per claim: few, so that other workers share the load. */
const BATCH = 16;
const LANES = 8;
/** Steps per charge and run, against endless loops. */
const STEPS_A_RUN = 3;

/** Due step: submits every charge that has fallen due. Safe to run in any number of workers at the same time. */
export async function collectDueCharges(services: Services): Promise<void> {
  await collectCharges(services, null);
}

/**
 * Collects until nothing is due; resolves with the number of charges claimed, 0 without a provider.
 * @throws Misconfigured when the provider refuses our key or account
 */
export async function collectCharges(services: Services, period: PeriodId | null): Promise<number> {
  const { payments, db, clock, log, stopping } = services;
  if (payments === null) return 0;
  await reviveWithNewMethod(db, clock.now());
  const worker = `${hostname()}:${process.pid}`;
  const steps = new Map<number, number>();
  for (;;) {
    if (stopping.aborted) return steps.size;
    const claimed = await claimDueCharges(db, clock.now(), worker, BATCH, {
      period,
      provider: payments.id,
    });
    const fresh = claimed.filter((id) => (steps.get(id) ?? 0) < STEPS_A_RUN);
    if (fresh.length === 0) return steps.size;
    for (const id of fresh) steps.set(id, (steps.get(id) ?? 0) + 1);
    const refusals: Misconfigured[] = []; // of our key or account
    const submit = async (id: number) => {
      if (refusals.length > 0 || stopping.aborted) return; // every other charge would meet the same
      await pause(await takeTurn(db, payments));
      const refused = await submitCharge({ ...services, payments }, id);
      if (refused !== null) refusals.push(refused);
    };
    await whileHeld(
      () => renewLeases(db, fresh, worker, clock.now()),
      () => inParallel(fresh, LANES, submit),
    );
    const [refused] = refusals;
    if (refused === undefined) continue;
    log.error({ err: refused }, "the payment provider refuses our key or account: nothing is collected");
    throw refused;
  }
}
