import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { submitCharge } from "../collect/submit-charge.ts";
import { changeStatement } from "./change-statement.ts";
import { lockChargeOfStatement, lowerLine, setChargeAmount } from "./statements.queries.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 8);
const { payer, read } = month;
const db = () => kalivo.product.services.db;

const change = ({ token, statement }: AnnouncedPayer, data: Record<string, unknown>) =>
  kalivo.call("POST", pathTo(api.changeStatement, { id: statement }), { token, data });
const lineOf = async (who: AnnouncedPayer, burner: number) =>
  (await read(who)).lines.find((line) => line.burner.id === month.burners[burner])!;

test("the month is shown line by line, and only to its payer", async () => {
  const { body } = await kalivo.call("GET", api.listStatements, {
    token: payer(0).token,
  });
  expect(body).toMatchObject([
    {
      month: "2026-11",
      state: "announced",
      total_in_euros: 7,
      charge: { state: "notified", amount_in_euros: 7, due_at: "2026-12-04T08:00:00.000Z" },
    },
  ]);
  const statement = await read(payer(0));
  expect(statement).toMatchObject({ can_change: true, carried_months: 0, scaled_to_euros: null });
  expect(statement.lines).toMatchObject([
    {
      burner: { name: "Tortoise" },
      kcal: 4_000,
      due_in_euros: 4,
      parts: [{ rate_in_cents_per_kcal: 0.1, kcal: 4_000 }],
      organisations: [{ name: "Ocean Watch", amount_in_euros: 4 }],
    },
    { kcal: 3_000, due_in_euros: 3, organisations: [{ amount_in_euros: 1.5 }, { amount_in_euros: 1.5 }] },
  ]);
  const other = await kalivo.call("GET", pathTo(api.readStatement, { id: payer(0).statement }), {
    token: payer(1).token,
  });
  expect(other.status).toBe(404);
  expect(
    (
      await kalivo.call("POST", pathTo(api.changeStatement, { id: payer(0).statement }), {
        token: payer(1).token,
        data: { action: "cancel" },
      })
    ).status,
  ).toBe(404);
});

test("a dropped line is gone for good, the rest is asked for", async () => {
  const who = payer(1);
  const { id } = await lineOf(who, 0);
  const { status, body } = await change(who, { action: "drop_line", line_id: id });
  expect([status, body.total_in_euros, body.charge?.amount_in_euros]).toEqual([200, 4, 4]);
  expect((await change(who, { action: "drop_line", line_id: id })).status).toBe(404);
});

test("a lowered line is split anew; never raised, never a fraction of a cent", async () => {
  const who = payer(2);
  const { id } = await lineOf(who, 0);
  const { body } = await change(who, { action: "lower_line", line_id: id, due_in_euros: 1.01 });
  expect(body.charge?.amount_in_euros).toBe(5.01);
  const shares = body.lines
    .find((line) => line.id === id)
    ?.organisations.map(({ amount_in_euros }) => amount_in_euros);
  expect(shares?.toSorted()).toEqual([0.5, 0.51]);
  for (const due_in_euros of [1.01, 2, 0.005]) {
    expect((await change(who, { action: "lower_line", line_id: id, due_in_euros })).status).toBe(422);
  }
});

test("lowered under 2.00 € it is carried, to nothing it is cancelled", async () => {
  const who = payer(3);
  await change(who, { action: "drop_line", line_id: (await lineOf(who, 1)).id });
  const { id } = await lineOf(who, 0);
  const { body } = await change(who, { action: "lower_line", line_id: id, due_in_euros: 1.99 });
  expect(body).toMatchObject({
    state: "carried",
    can_change: false,
    total_in_euros: 1.99,
    charge: { state: "canceled" },
  });

  const other = payer(4);
  for (const burner of [0, 1])
    await change(other, { action: "lower_line", line_id: (await lineOf(other, burner)).id, due_in_euros: 0 });
  expect(await read(other)).toMatchObject({
    state: "cancelled",
    total_in_euros: 0,
    charge: { state: "canceled" },
  });
});

test("the ceiling can be changed between 1 and 1000 euros, also before the first pledge", async () => {
  for (const { token } of [payer(6), await somebody(kalivo)]) {
    const say = (ceiling_in_euros: unknown) =>
      kalivo.call("POST", api.setCeiling, {
        token,
        data: { ceiling_in_euros },
      });
    expect((await say("12,50")).body).toEqual({ ceiling_in_euros: 12.5 });
    for (const wrong of [0.99, 1000.01, 10.001, "much"]) expect((await say(wrong)).status).toBe(422);
    expect(
      (await kalivo.call("GET", api.readMe, { token })).body.payment_info?.ceiling_in_euros ?? 12.5,
    ).toBe(12.5);
  }
});

test("a collection that begins while the payer is changing waits, and takes the new sum", async () => {
  const { services } = kalivo.product;
  const { statement } = payer(5);
  const { id } = await lineOf(payer(5), 0);
  const changing = await db().startTransaction().execute();
  const charge = await lockChargeOfStatement(changing, statement);
  await lowerLine(changing, id, 100n);
  await setChargeAmount(changing, charge?.id ?? 0, 500n);

  const errors: unknown[] = [];
  const log = Object.assign(Object.create(services.log), { error: (what: unknown) => errors.push(what) });
  const clock = { now: () => new Date("2026-12-04T08:01:00Z") };
  const { payments } = services;
  if (payments === null || charge === undefined) throw new Error("nothing to collect");
  const collecting = submitCharge({ ...services, payments, log, clock }, charge.id);
  await somebodyWaits();
  await changing.commit().execute();
  await collecting;
  expect((await read(payer(5))).charge).toMatchObject({ state: "succeeded", amount_in_euros: 5 });
  expect(errors).toEqual([]);
});

/** Resolves once a session of this database waits for a lock. */
async function somebodyWaits() {
  for (let look = 0; look < 10_000; look++) {
    const { rows } = await sql`
      select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
    `.execute(db());
    if (rows.length > 0) return;
  }
  throw new Error("nobody waits");
}

test("a change and the collection at the same moment: either the sum was lowered, or it was too late", async () => {
  const { statement } = payer(7);
  const { id } = await lineOf(payer(7), 0);
  const changing = Promise.all(
    [1, 2, 3].map(async (cents) =>
      changeStatement(
        db(),
        statement,
        { action: "lower_line", lineId: id, due: BigInt(100 - cents) },
        kalivo.product.services.clock.now(),
      ),
    ),
  );
  const [changes] = await Promise.all([changing, kalivo.moveTo("2026-12-04T08:05:00Z")]);
  const { charge, lines } = await read(payer(7));
  const wanted = lines.reduce((sum, line) => sum + Math.round(line.due_in_euros * 100), 0);
  expect(charge).toMatchObject({ state: "succeeded", amount_in_euros: wanted / 100 });
  const lowered = changes.some(({ ok }) => ok);
  expect(lines.find((line) => line.id === id)!.due_in_euros < 1).toBe(lowered);
});

test("once collected nothing can be changed", async () => {
  expect((await change(payer(6), { action: "cancel" })).status).toBe(409);
  expect(await booksDiffer(db())).toEqual([]);
});
