import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { OutcomeUnknown } from "../../src/adapters/payment/port.ts";
import { insertRefund } from "../../src/features/billing/refunds/refunds.queries.ts";
import { sendDueRefunds } from "../../src/features/billing/refunds/send-refunds.ts";
import { sealTokens } from "../../src/features/integrations/connections/tokens.ts";
import { workInbox } from "../../src/features/integrations/inbox/work-inbox.ts";
import { insertRevocation } from "../../src/features/integrations/revocations/revocations.queries.ts";
import { sendRevocations } from "../../src/features/integrations/revocations/send-revocations.ts";
import { applyProviderEvents, keepEvent } from "../../src/features/payment/events/provider-events.ts";
import type { Services } from "../../src/services.ts";
import { useSources } from "../support/connections.ts";
import { newPerson } from "../support/month-world.ts";
import { paidCharges } from "../support/paid-charge.ts";
import { useProduct } from "../support/product.ts";

// A process is told to stop while it asks others for many things: it ends what it has begun, and leaves the rest to the next.

const kalivo = useProduct({ LOG_LEVEL: "silent" });
const { strava } = useSources(kalivo);
const MANY = [1, 2, 3];

let asked: number;
let stop: AbortController;
beforeEach(() => {
  asked = 0;
  stop = new AbortController();
});
/** Counts, and is told to stop at the first of them. */
const begun = () => {
  asked += 1;
  stop.abort();
};
const services = (): Services => ({ ...kalivo.product.services, stopping: stop.signal });
const db = () => services().db;
const now = () => services().clock.now();
const unanswered = () => (begun(), Promise.reject(new OutcomeUnknown("no answer")));

const changed = async () => begun();

test("events of the payment provider", async () => {
  const event = { kind: "payment.changed", paymentRef: "pi_1", succeeded: false, livemode: false } as const;
  for (const nth of MANY)
    await keepEvent(db(), "sandbox", { ...event, id: `evt_${nth}`, createdAt: now() }, now());
  const listeners = {
    paymentChanged: changed,
    refundChanged: changed,
    disputeChanged: changed,
    payoutChanged: changed,
  };
  await applyProviderEvents(listeners, services());
  expect(asked).toBe(1);
  const left = db().selectFrom("provider_events").select("event_id").where("processed_at", "is", null);
  expect(await left.execute()).toHaveLength(MANY.length - 1);
});

test("messages of the providers of workouts, which the next process may have at once", async () => {
  const source = { ...strava.source, eventsOf: () => (begun(), { events: [], unread: 0 }) };
  for (const nth of MANY)
    await db()
      .insertInto("source_inbox")
      .values({
        provider: "strava",
        fingerprint: createHash("sha256").update(String(nth)).digest(),
        body: Buffer.from("said"),
        received_at: now(),
        next_try_at: now(),
      })
      .execute();
  const receiving = () => ({ ...services(), activitySources: { strava: source } });
  await workInbox(receiving());
  expect(asked).toBe(1);
  stop = new AbortController();
  await workInbox(receiving());
  expect(asked).toBe(2);
  const tries = db().selectFrom("source_inbox").select("tries").where("processed_at", "is", null);
  expect(await tries.execute()).toEqual([{ tries: 0 }]);
});

test("connections to be ended", async () => {
  for (const nth of MANY) {
    const whose = { userId: await newPerson(db()), provider: "strava" } as const;
    const tokens = { accessToken: "access", refreshToken: "refresh", expiresAt: now() };
    const tokensSealed = sealTokens(services().secretKeys, whose, tokens);
    await insertRevocation(db(), { ...whose, providerUserId: String(nth), tokensSealed }, now());
  }
  const source = { ...strava.source, revoke: async () => begun() };
  await sendRevocations({ ...services(), activitySources: { strava: source } });
  expect(asked).toBe(1);
});

test("money to be paid back", async () => {
  for (const { id, payer_id } of await paidCharges(db(), MANY.length)) {
    await db()
      .updateTable("charges")
      .set({ payment_ref: `pi_${id}` })
      .where("id", "=", id)
      .execute();
    const refund = {
      chargeId: id,
      payerId: payer_id,
      year: 2026,
      key: `refund:${id}`,
      amount: 100n,
    } as const;
    await insertRefund(db(), { ...refund, reason: "requested", askedBy: "payer", userId: null }, now());
  }
  const { payments } = services();
  if (payments === null) throw new Error("the demo has a provider");
  await sendDueRefunds({ ...services(), payments: { ...payments, refund: unanswered } });
  expect(asked).toBe(1);
});
