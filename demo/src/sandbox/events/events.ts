import { z } from "zod";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { notifyJobs } from "@kalivo/server/db/notify-jobs.ts";
import { inParallel } from "@kalivo/server/concurrency/in-parallel.ts";
import { BadSignature, type ProviderEvent } from "@kalivo/server/adapters/payment/port.ts";
import {
  claimEvents,
  eventsAfter,
  insertEvent,
  markDelivered,
  retryEventAt,
  takeFault,
  type StoredEvent,
} from "./events.queries.ts";
import { newRef, type Sandbox } from "../sandbox.ts";
import { SIGNATURE_HEADER, signatureOf, verifySignature } from "./signature.ts";

const EVENT_TYPES = [
  "setup.finished",
  "method.changed",
  "payment.changed",
  "payment.succeeded",
  "dispute.changed",
  "refund.changed",
  "payout.changed",
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

const EventBody = z.object({
  id: z.string(),
  type: z.string(),
  object: z.string(),
  created: z.iso.datetime(),
  livemode: z.boolean(),
});

const BATCH = 50;
const LANES = 6;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Notes that an object changed, in the transaction that changed it. Told to the product by `deliverDueEvents`. */
export async function recordEvent(db: Queryable, type: EventType, object: string, at: Date): Promise<void> {
  const id = newRef("evt");
  await insertEvent(db, { id, body: { id, type, object, created: at.toISOString(), livemode: false }, at });
  await notifyJobs(db, "sandbox event");
}

/** Posts what has not been delivered. Only a 2xx is an answer; anything else is tried again, each time later. */
export async function deliverDueEvents(sandbox: Sandbox): Promise<void> {
  for (;;) {
    const events = await claimEvents(sandbox.db, sandbox.clock.now(), BATCH);
    if (events.length === 0) return;
    await inParallel(events, LANES, (event) => deliver(sandbox, event));
  }
}

async function deliver(sandbox: Sandbox, { id, body, tries }: StoredEvent) {
  const { db, clock } = sandbox;
  const accepted = await send(sandbox, JSON.stringify(body));
  if (accepted) return markDelivered(db, id, clock.now());
  const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
  return retryEventAt(db, id, new Date(clock.now().getTime() + wait));
}

/** A lost event counts as sent: only the product's own sweep can find it. */
async function send(sandbox: Sandbox, body: string): Promise<boolean> {
  if (await takeFault(sandbox.db, "drop")) return true;
  if (await takeFault(sandbox.db, "duplicate")) await post(sandbox, body);
  return post(sandbox, body);
}

async function post({ deliver: toWebhook, secret, wallClock }: Sandbox, body: string): Promise<boolean> {
  try {
    const signature = signatureOf(body, secret, wallClock.now());
    const status = await toWebhook(body, {
      "content-type": "application/json",
      [SIGNATURE_HEADER]: signature,
    });
    return status >= 200 && status < 300;
  } catch {
    return false; // nobody answered
  }
}

/** @throws BadSignature */
export function parseEvent(
  { secret, wallClock }: Sandbox,
  rawBody: Uint8Array,
  headers: Readonly<Record<string, string | undefined>>,
): ProviderEvent {
  verifySignature(rawBody, headers[SIGNATURE_HEADER], secret, wallClock.now());
  const parsed = EventBody.safeParse(JSON.parse(Buffer.from(rawBody).toString()));
  if (!parsed.success) throw new BadSignature("the body is not an event");
  return readEvent(parsed.data);
}

export async function* eventsSince({ db }: Sandbox, since: Date): AsyncIterable<ProviderEvent> {
  let after = { createdAt: since, id: "" };
  for (;;) {
    const page = await eventsAfter(db, after, BATCH);
    for (const { body } of page) yield readEvent(EventBody.parse(body));
    const last = page.at(-1);
    if (last === undefined) return;
    after = last;
  }
}

function readEvent({ id, type, object, created, livemode }: z.infer<typeof EventBody>): ProviderEvent {
  const base = { id, createdAt: new Date(created), livemode };
  switch (EVENT_TYPES.find((known) => known === type)) {
    case "setup.finished":
      return { ...base, kind: "setup.finished", setupRef: object };
    case "method.changed":
      return { ...base, kind: "method.changed", customerRef: object };
    case "payment.changed":
      return { ...base, kind: "payment.changed", paymentRef: object, succeeded: false };
    case "payment.succeeded":
      return { ...base, kind: "payment.changed", paymentRef: object, succeeded: true };
    case "dispute.changed":
      return { ...base, kind: "dispute.changed", disputeRef: object };
    case "refund.changed":
      return { ...base, kind: "refund.changed", refundRef: object };
    case "payout.changed":
      return { ...base, kind: "payout.changed", payoutRef: object };
    default:
      return { ...base, kind: "ignored", type };
  }
}
