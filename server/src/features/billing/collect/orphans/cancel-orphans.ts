import type { PaymentProvider } from "#server/adapters/payment/port.ts";
import type { Services } from "#server/services.ts";
import { lastSweep, noteSweep } from "#server/features/payment/events/events.queries.ts";
import { customersToLookAt, isOrphanPayment } from "../attempts.queries.ts";

const DAY_MS = 86_400_000;
const EVERY_MS = DAY_MS;
/** How far back the search goes: more than twice the time in which a key is retried. */
const LOOK_BACK_MS = 8 * DAY_MS;
/** Younger payments may belong to a charge that is being submitted. */
const AT_LEAST_MS = 3_600_000;
/** Customers searched per run; the others' orphans have moved no money and wait for the next day. */
const MOST_CUSTOMERS = 200;

/**
 * Due step, daily: cancels payment objects that no charge refers to. They exist when an idempotency key expired or a
 * crash lost a reference, and were never submitted.
 */
export async function cancelOrphanPayments(services: Services): Promise<void> {
  const { db, clock, payments, log } = services;
  if (payments === null) return;
  const now = clock.now();
  const name = `${payments.id}: orphans`;
  const before = await lastSweep(db, name);
  if (before !== null && now.getTime() - before.getTime() < EVERY_MS) return;
  const since = new Date(now.getTime() - LOOK_BACK_MS);
  const customers = await customersToLookAt(db, payments.id, since, MOST_CUSTOMERS);
  let canceled = 0;
  for (const customerRef of customers)
    canceled += await cancelOrphansOf(services, payments, customerRef, since);
  await noteSweep(db, name, now);
  if (canceled > 0) log.info({ canceled }, "payments that belong to no charge were cancelled");
}

async function cancelOrphansOf(
  { db, clock }: Services,
  payments: PaymentProvider,
  customerRef: string,
  since: Date,
): Promise<number> {
  let canceled = 0;
  for await (const payment of payments.findPayments({ customerRef, since })) {
    const age = clock.now().getTime() - payment.createdAt.getTime();
    const chargeId = Number(payment.metadata["charge"]);
    if (payment.status !== "created" || age < AT_LEAST_MS || !Number.isSafeInteger(chargeId)) continue;
    if (!(await isOrphanPayment(db, chargeId, payment.ref))) continue;
    await payments.cancelPayment({ paymentRef: payment.ref, key: "orphan" });
    canceled++;
  }
  return canceled;
}
