import { brusselsInstant, brusselsTime } from "@kalivo/domain/billing/month.ts";
import type { PaymentProvider, ProviderEvent } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { inParallel } from "#server/concurrency/in-parallel.ts";
import { whileHeld } from "#server/concurrency/lease.ts";
import type { Services } from "#server/services.ts";
import { applyMethodChange, applySetup } from "../methods.ts";
import {
  claimEvents,
  insertEvent,
  lastSweep,
  markProcessed,
  noteSweep,
  renewEvents,
  tryEventAgain,
  type QueuedEvent,
} from "./events.queries.ts";

/** The handlers. Each gets a reference only and fetches the present state from the provider. */
export type PaymentListeners = {
  paymentChanged: (services: Services, paymentRef: string) => Promise<void>;
  refundChanged: (services: Services, refundRef: string) => Promise<void>;
  disputeChanged: (services: Services, disputeRef: string) => Promise<void>;
  payoutChanged: (services: Services, payoutRef: string) => Promise<void>;
};

const BATCH = 50;
const LANES = 4;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;
/** Providers list events a little late. */
const SWEEP_OVERLAP_MS = 3_600_000;

/** Stores an event once, however often it is delivered, and wakes its worker. */
export async function keepEvent(
  db: Queryable,
  provider: PaymentProvider["id"],
  event: ProviderEvent,
  now: Date,
): Promise<void> {
  const { id, kind, createdAt } = event;
  const tellsSuccess = event.kind === "payment.changed" && event.succeeded;
  const told = { provider, id, kind, objectRef: objectOf(event), tellsSuccess, createdAt, now };
  const isNew = await insertEvent(db, told);
  if (isNew) await notifyJobs(db, "provider event");
}

/** Due step: processes the stored events of the webhook. A failed event is retried with growing delays, for ever. */
export async function applyProviderEvents(listeners: PaymentListeners, services: Services): Promise<void> {
  const { db, clock, payments, stopping } = services;
  if (payments === null) return;
  for (let applied = 0; !stopping.aborted;) {
    const events = await claimEvents(db, payments.id, clock.now(), BATCH);
    if (events.length === 0) {
      if (applied > 0) await notifyJobs(db, "charge"); // an event may cause work: a small dispute, a new method
      return;
    }
    applied += events.length;
    await whileHeld(
      () => renewEvents(db, payments.id, events),
      () => inParallel(events, LANES, (event) => applyEvent(listeners, { ...services, payments }, event)),
    );
  }
}

/**
 * Due step, once an hour: reads the provider's own list of events, because webhooks get lost. Concurrent sweeps store each
 * event once. The first one goes back to the start of yesterday: nothing here is older.
 */
export async function sweepProviderEvents({ db, clock, payments }: Services): Promise<void> {
  if (payments === null) return;
  const now = clock.now();
  const before = (await lastSweep(db, payments.id)) ?? startOfYesterday(now);
  if (now.getTime() - before.getTime() < SWEEP_EVERY_MS) return;
  const since = new Date(before.getTime() - SWEEP_OVERLAP_MS);
  for await (const event of payments.eventsSince({ since })) await keepEvent(db, payments.id, event, now);
  await noteSweep(db, payments.id, now);
}

function startOfYesterday(now: Date): Date {
  const { year, month, day } = brusselsTime(new Date(now.getTime() - DAY_MS));
  return brusselsInstant({ year, month, day, hour: 0, minute: 0 });
}

type Applying = Services & { payments: PaymentProvider };

async function applyEvent(
  listeners: PaymentListeners,
  services: Applying,
  event: QueuedEvent,
): Promise<void> {
  const { log, stopping } = services;
  if (stopping.aborted) return; // another process has it when its lease is over
  if (!(await isOurs(listeners, services, event)))
    log.warn({ event: event.id }, "a provider event is another worker's by now: nothing of it was changed");
}

/** False: it was no longer ours to note. */
async function isOurs(listeners: PaymentListeners, services: Applying, event: QueuedEvent): Promise<boolean> {
  const { db, clock, log, payments } = services;
  try {
    await dispatch(listeners, services, event);
    return await markProcessed(db, payments.id, event, clock.now());
  } catch (error) {
    log.error({ err: error, event: event.id, tries: event.tries }, "a provider event could not be applied");
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (event.tries - 1), LONGEST_WAIT_MS);
    const why = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const again = { at: new Date(clock.now().getTime() + wait), error: why };
    return tryEventAgain(db, payments.id, event, again);
  }
}

function dispatch(listeners: PaymentListeners, services: Applying, { kind, objectRef }: QueuedEvent) {
  switch (kind) {
    case "setup.finished":
      return applySetup(services, objectRef);
    case "method.changed":
      return applyMethodChange(services, objectRef);
    case "payment.changed":
      return listeners.paymentChanged(services, objectRef);
    case "refund.changed":
      return listeners.refundChanged(services, objectRef);
    case "dispute.changed":
      return listeners.disputeChanged(services, objectRef);
    case "payout.changed":
      return listeners.payoutChanged(services, objectRef);
    case "ignored":
      return Promise.resolve();
    default:
      throw new Error(`no such event: ${String(kind satisfies never)}`);
  }
}

function objectOf(event: ProviderEvent): string | null {
  switch (event.kind) {
    case "setup.finished":
      return event.setupRef;
    case "method.changed":
      return event.customerRef;
    case "payment.changed":
      return event.paymentRef;
    case "refund.changed":
      return event.refundRef;
    case "dispute.changed":
      return event.disputeRef;
    case "payout.changed":
      return event.payoutRef;
    case "ignored":
      return null;
    default:
      throw new Error(`no such event: ${JSON.stringify(event satisfies never)}`);
  }
}
