import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { giveSandboxMethod } from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";

// Announced on 1 December, tried on the 4th at 09:00 in Brussels.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 5);
const db = () => kalivo.product.services.db;

const tryNow = ({ token, statement }: AnnouncedPayer) =>
  kalivo.call("POST", pathTo(api.tryStatement, { id: statement }), {
    token,
  });
const attempts = async ({ payer: id }: AnnouncedPayer) =>
  (await db().selectFrom("charges").select("attempt_no").where("payer_id", "=", id).executeTakeFirstOrThrow())
    .attempt_no;
const problemOf = async ({ token }: AnnouncedPayer) =>
  (await kalivo.call("GET", api.readMe, { token })).body.payment_info?.problem ?? null;

test("what failed is tried when the payer says so, at most once an hour, as an attempt like any other", async () => {
  const poor = payer(0);
  await giveSandboxMethod(db(), poor.payer, "no_funds");
  await giveSandboxMethod(db(), payer(1).payer, "lost");
  await giveSandboxMethod(db(), payer(2).payer, "always_confirms");
  await giveSandboxMethod(db(), payer(3).payer, "settles");
  expect((await tryNow(poor)).body.message).toMatch(/didn't fail/u);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  expect(await attempts(poor)).toBe(1);
  expect((await tryNow(poor)).body.message).toMatch(/less than an hour ago/u);
  expect(await problemOf(poor)).toMatchObject({ kind: "declined", statement_id: poor.statement });

  await kalivo.moveTo("2026-12-04T09:10:00Z");
  expect(await read(poor)).toMatchObject({ try_obstacle: null });
  const answers = await Promise.all([1, 2, 3].map(() => tryNow(poor)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  await kalivo.runDue();
  expect(await attempts(poor)).toBe(2);
  expect((await tryNow(poor)).status).toBe(409);

  await giveSandboxMethod(db(), poor.payer, "succeeds");
  expect((await tryNow(poor)).status).toBe(200);
  await kalivo.runDue();
  expect((await read(poor)).state).toBe("charged");
  expect(await problemOf(poor)).toBeNull();
});

test("a card whose bank said never is not tried again; the alert leads to another one", async () => {
  const lost = payer(1);
  await kalivo.moveTo("2026-12-05T08:01:00Z");
  expect((await tryNow(lost)).body.message).toMatch(/won't let us try this payment method/u);
  expect(await problemOf(lost)).toMatchObject({ kind: "new-method", statement_id: lost.statement });
  expect(await read(lost)).toMatchObject({
    try_obstacle: "new-method",
    charge: { state: "failed", next_attempt_at: null },
  });
});

test("the bank that asks is answered at its page, and the bank that takes its days is waited for", async () => {
  const asked = payer(2);
  const problem = await problemOf(asked);
  expect(problem).toMatchObject({ kind: "confirm" });
  expect(problem?.action_url).toMatch(/^http/u);
  expect((await tryNow(asked)).body.message).toMatch(/asks for your confirmation/u);
  const slow = await read(payer(3));
  expect(slow.charge).toMatchObject({ state: "processing" });
  expect(slow.charge?.outcome_by).toMatch(/^2026-12-24T/u);
  expect((await tryNow(payer(3))).body.message).toMatch(/collecting this month right now/u);
});

test("as often as card networks allow in a month, and not once more", async () => {
  const lost = payer(1);
  const { id } = await db()
    .selectFrom("charges")
    .select("id")
    .where("payer_id", "=", lost.payer)
    .executeTakeFirstOrThrow();
  const at = kalivo.product.services.clock.now();
  for (let no = 2; no <= 12; no += 1)
    await db()
      .insertInto("charge_attempts")
      .values({
        charge_id: id,
        no,
        idempotency_key: `many:${no}`,
        mode: "merchant",
        method_ref: "another",
        amount_cents: 700n,
        started_at: at,
        finished_at: at,
        outcome: "declined",
        advice: "retry_later",
      })
      .execute();
  expect((await tryNow(lost)).body.message).toMatch(/Banks allow no more attempts/u);
});
