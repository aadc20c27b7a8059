import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { saveMethod } from "#server-test/support/payer.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { signatureOf, SIGNATURE_HEADER } from "@kalivo/demo/sandbox/events/signature.ts";
import type { Services } from "#server/services.ts";
import { deriveKey } from "#server/crypto/signed-token.ts";
import {
  applyProviderEvents,
  keepEvent,
  sweepProviderEvents,
  type PaymentListeners,
} from "./provider-events.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const payer = (who: Somebody) =>
  db().selectFrom("payers").selectAll().where("user_id", "=", who.id).executeTakeFirstOrThrow();

test("the webhook takes signed events once, over the bytes as sent, and nothing else", async () => {
  const { services } = kalivo.product;
  const secret = deriveKey(services.secretKeys[0] ?? "", "sandbox webhook");
  const body = JSON.stringify({
    id: "evt_twice",
    type: "payment.changed",
    object: "pi_x",
    created: "2026-11-05T10:00:00Z",
    livemode: false,
  });
  const send = (payload: string, signature: string, provider = "sandbox") =>
    kalivo.app.inject({
      method: "POST",
      url: pathTo(api.paymentWebhook, { provider }),
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      payload,
    });
  const signature = signatureOf(body, secret, new Date());
  expect((await send(body, signature)).statusCode).toBe(200);
  expect((await send(body, signature)).statusCode).toBe(200);
  expect(
    await db().selectFrom("provider_events").select("event_id").where("event_id", "=", "evt_twice").execute(),
  ).toHaveLength(1);

  expect((await send(body.replace("pi_x", "pi_y"), signature)).statusCode).toBe(400);
  expect((await send(body, "")).statusCode).toBe(400);
  expect((await send("", signature)).statusCode).toBe(400);
  expect((await send(body, signatureOf(body, secret, new Date(Date.now() - 301_000)))).statusCode).toBe(400);
  expect((await send(body, signature, "stripe")).statusCode).toBe(404);
  expect((await send(body, signature, "other")).statusCode).toBe(404);
  await kalivo.owner.deleteFrom("provider_events").where("event_id", "=", "evt_twice").execute();
});

const LISTENERS: PaymentListeners = {
  paymentChanged: async () => undefined,
  refundChanged: async () => undefined,
  disputeChanged: async () => undefined,
  payoutChanged: async () => undefined,
};

const keep = (id: string) =>
  keepEvent(
    db(),
    "sandbox",
    {
      id,
      kind: "payment.changed",
      paymentRef: `pi_${id}`,
      succeeded: false,
      createdAt: new Date(),
      livemode: false,
    },
    kalivo.product.services.clock.now(),
  );

test("each event is worked off once by several workers, and one that fails is tried again later", async () => {
  const { services } = kalivo.product;
  for (let number = 0; number < 20; number++) await keep(`work:${number}`);
  const seen: string[] = [];
  const listeners = { ...LISTENERS, paymentChanged: async (_: Services, ref: string) => void seen.push(ref) };
  await Promise.all([1, 2, 3].map(() => applyProviderEvents(listeners, services)));
  expect(seen.toSorted()).toEqual(Array.from({ length: 20 }, (_, number) => `pi_work:${number}`).toSorted());

  await keep("fails");
  let tries = 0;
  const failing = {
    ...LISTENERS,
    paymentChanged: async () => {
      tries++;
      throw new Error("the provider is down");
    },
  };
  await applyProviderEvents(failing, { ...services, log: silent(services) });
  await applyProviderEvents(failing, { ...services, log: silent(services) });
  const row = await db()
    .selectFrom("provider_events")
    .selectAll()
    .where("event_id", "=", "fails")
    .executeTakeFirstOrThrow();
  expect([tries, row.tries, row.error, row.processed_at]).toEqual([1, 1, "the provider is down", null]);
  await kalivo.moveTo(new Date(services.clock.now().getTime() + 120_000).toISOString());
  expect(
    (
      await db()
        .selectFrom("provider_events")
        .select("processed_at")
        .where("event_id", "=", "fails")
        .executeTakeFirstOrThrow()
    ).processed_at,
  ).not.toBeNull();
});

const silent = ({ log }: Services) => log.child({}, { level: "silent" });

test("a webhook that got lost is found by the hourly sweep", async () => {
  const amina = await somebody(kalivo);
  await db().insertInto("sandbox.faults").values({ kind: "drop", remaining: 1 }).execute();
  await saveMethod(kalivo, amina);
  await kalivo.runDue();
  expect((await payer(amina)).method_state).toBe("none");
  await kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + 3_700_000).toISOString());
  expect((await payer(amina)).method_state).toBe("active");
  await Promise.all([1, 2].map(() => sweepProviderEvents(kalivo.product.services)));
});

test("an event sent twice is applied once", async () => {
  const amina = await somebody(kalivo);
  await db()
    .insertInto("sandbox.faults")
    .values({ kind: "duplicate", remaining: 1 })
    .onConflict((conflict) => conflict.column("kind").doUpdateSet({ remaining: 1 }))
    .execute();
  await saveMethod(kalivo, amina);
  await kalivo.runDue();
  expect((await payer(amina)).method_state).toBe("active");
  expect(await db().selectFrom("sandbox.faults").select("kind").where("remaining", ">", 0).execute()).toEqual(
    [],
  );
});

test("an undelivered event waits and is delivered when the server is back", async () => {
  const amina = await somebody(kalivo);
  await saveMethod(kalivo, amina);
  const { secretKeys } = kalivo.product.services;
  expect(secretKeys.length).toBeGreaterThan(0);
  await db()
    .updateTable("sandbox.events")
    .set({ next_delivery_at: new Date("2026-12-01T00:00:00Z") })
    .where("delivered_at", "is", null)
    .execute();
  await kalivo.runDue();
  expect((await payer(amina)).method_state).toBe("none");
  await kalivo.moveTo("2026-12-01T00:00:10Z");
  expect((await payer(amina)).method_state).toBe("active");
});
