import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { useProduct } from "@kalivo/server/test/support/product.ts";

const kalivo = useProduct();

const move = (data: Record<string, unknown>) => kalivo.call("POST", api.moveClock, { data });
const present = async () => (await kalivo.call("GET", api.readClock)).body.now.slice(0, 16);

test("the clock moves to an instant and goes on from there", async () => {
  expect(await present()).toBe("2026-11-05T10:00");
  const { status, body } = await move({ to: "2026-11-10T12:00:00+01:00" });
  expect(status).toBe(200);
  expect(new Date(body.now).getTime()).toBeGreaterThanOrEqual(new Date("2026-11-10T11:00:00Z").getTime());
  expect(await present()).toBe("2026-11-10T11:00");
});

test("the next step of the month is its close, and what is due at that moment is due", async () => {
  await move({ next_step: "yes" });
  expect(await present()).toBe("2026-12-01T05:00");
  const { clock } = kalivo.product.services;
  expect(clock.now().getTime()).toBeGreaterThanOrEqual(new Date("2026-12-01T05:00:00Z").getTime());
});

test("a direct debit's outcome is a step too", async () => {
  const { payments, clock, pool } = kalivo.product.services;
  if (payments === null) throw new Error("no provider");
  const { customerRef } = await payments.ensureCustomer({
    payerKey: "clock",
    customerRef: null,
    email: "a@example.org",
    name: "A",
    locale: "en",
  });
  const { ref } = await payments.createPayment({
    chargeKey: "clock",
    customerRef,
    amount: 600n,
    currency: "EUR",
    description: "Kalivo",
    metadata: {},
  });
  const settles = new Date(clock.now().getTime() + 3 * 86_400_000);
  await pool.query(
    "insert into sandbox.methods (ref, customer_ref, kind, brand, last4, behaviour, created_at) values ('pm', $1, 'sepa_debit', 'IBAN', '3000', 'settles', now())",
    [customerRef],
  );
  await pool.query(
    "update sandbox.payments set status = 'processing', method_ref = 'pm', settles_at = $2 where ref = $1",
    [ref, settles],
  );
  await move({ next_step: "yes" });
  expect((await payments.getPayment(ref)).status).toBe("succeeded");
});

test("the clock goes back only while nothing was closed since", async () => {
  expect((await move({ to: "2026-12-02T00:00:00Z" })).status).toBe(200);
  const { pool } = kalivo.product.services;
  await pool.query(
    "insert into billing_periods (id, starts_at, ends_at, stage, computed_at) values (202611, '2026-11-01T00:00+01', '2026-12-01T00:00+01', 'computed', '2026-12-01T05:00:00Z') on conflict (id) do update set stage = 'computed', computed_at = excluded.computed_at",
  );
  const refused = await move({ to: "2026-11-30T00:00:00Z" });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "The clock cannot go back: a month was closed or collected after that instant.",
  ]);
  expect((await move({ to: "2026-12-01T12:00:00Z" })).status).toBe(200);
});

test("moving needs to know where", async () => {
  expect((await move({})).status).toBe(422);
  expect((await move({ to: "soon" })).status).toBe(422);
});

test("nobody moves the clock out of every calendar, nor into an answer that never comes", async () => {
  const before = await present();
  for (const to of [
    "9999-12-31T23:59:59Z",
    "2099-12-31T00:00:00Z",
    "2028-06-01T00:00:00Z",
    "0001-01-01T00:00:00Z",
  ])
    expect([to, (await move({ to })).status]).toEqual([to, 422]);
  expect(await present()).toBe(before);
});
