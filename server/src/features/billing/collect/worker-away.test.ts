import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { sql } from "kysely";
import { lastMail, mailedTo } from "#server-test/support/mailed.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { giveSandboxMethod } from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";
import { checkProvider } from "../ledger/check.ts";

// Announced on 1 December, refused on the 4th at 09:00. Then the workers stand still, and the cards would work again.
const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 6);
const db = () => kalivo.product.services.db;

const chargeOf = ({ payer: id }: AnnouncedPayer) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", id).executeTakeFirstOrThrow();
const statementOf = async ({ statement }: AnnouncedPayer) =>
  (await db().selectFrom("statements").select("state").where("id", "=", statement).executeTakeFirstOrThrow())
    .state;
const methodWorksAgain = ({ payer: id }: AnnouncedPayer) =>
  sql`
    update sandbox.methods
    set behaviour = 'succeeds'
    where ref = (select method_ref from payers where id = ${id})
  `.execute(db());
const subjects = async ({ email }: AnnouncedPayer) =>
  (await mailedTo(kalivo, email)).map(({ subject }) => subject);

/** What a killed worker leaves: an open attempt with an unknown outcome. */
async function begunAndKilled(who: AnnouncedPayer, at: string) {
  const { id, attempt_no, amount_cents } = await chargeOf(who);
  const no = attempt_no + 1;
  const { method_ref } = await db()
    .selectFrom("payers")
    .select("method_ref")
    .where("id", "=", who.payer)
    .executeTakeFirstOrThrow();
  await db()
    .insertInto("charge_attempts")
    .values({
      charge_id: id,
      no,
      idempotency_key: `charge:${id}:${no}`,
      mode: "merchant",
      method_ref: method_ref ?? "",
      amount_cents,
      started_at: new Date(at),
    })
    .execute();
  await db()
    .updateTable("charges")
    .set({ state: "submitting", attempt_no: no, next_attempt_at: new Date(at) })
    .where("id", "=", id)
    .execute();
}

const retryAt = ({ payer: id }: AnnouncedPayer, at: string) =>
  db()
    .updateTable("charges")
    .set({ next_attempt_at: new Date(at) })
    .where("payer_id", "=", id)
    .execute();

beforeAll(async () => {
  for (const index of [0, 1, 2, 3, 4, 5]) await giveSandboxMethod(db(), payer(index).payer, "no_funds");
  await giveSandboxMethod(db(), payer(5).payer, "always_confirms");
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await begunAndKilled(payer(3), "2026-12-07T08:02:00Z");
  await begunAndKilled(payer(4), "2026-12-29T10:00:00Z");
  for (const index of [0, 1, 2, 3, 4]) await methodWorksAgain(payer(index));
  await retryAt(payer(1), "2026-12-29T09:00:00Z");
  await retryAt(payer(2), "2026-12-18T08:01:00Z");
});

test("a retry whose day slipped by more than 72 hours is announced anew before anything is taken", async () => {
  await kalivo.moveTo("2026-12-11T10:00:00Z");
  expect(await chargeOf(payer(0))).toMatchObject({ state: "notified", notice_no: 2, attempt_no: 1 });
  const mail = await lastMail(kalivo, payer(0).email, /^New day: we'll collect 7,00/);
  expect(mail).toContain("We announced 07/12/2026, and collected nothing that day.");
  expect(mail).toContain("15/12/2026");
});

test("a retry that was begun and never arrived is not simply sent once more, days later", async () => {
  expect(await chargeOf(payer(3))).toMatchObject({ state: "notified", notice_no: 2, attempt_no: 2 });
  await kalivo.moveTo("2026-12-15T08:05:00Z");
  expect(await chargeOf(payer(0))).toMatchObject({ state: "succeeded", attempt_no: 2 });
  expect(await chargeOf(payer(3))).toMatchObject({ state: "succeeded", attempt_no: 3 });
});

test("who could only be told of a day after the last one is told of none, and can still pay of their own accord", async () => {
  await kalivo.moveTo("2026-12-22T10:00:00Z");
  expect(await chargeOf(payer(2))).toMatchObject({ state: "failed", notice_no: 1, attempt_no: 1 });
  expect(await subjects(payer(2))).toHaveLength(3); // the welcome, the notice and the refusal
  const tried = await kalivo.call("POST", pathTo(api.tryStatement, { id: payer(2).statement }), {
    token: payer(2).token,
  });
  expect(tried.status).toBe(200);
  await kalivo.runDue();
  expect(await chargeOf(payer(2))).toMatchObject({ state: "succeeded", attempt_no: 2 });
});

test("after the day on which it should have been written off nothing is tried, however long nobody worked", async () => {
  const before = await subjects(payer(1));
  await kalivo.moveTo("2026-12-30T09:10:00Z");
  await kalivo.runDue();
  expect(await chargeOf(payer(1))).toMatchObject({ state: "written_off", attempt_no: 1, succeeded_at: null });
  expect(await statementOf(payer(1))).toBe("unpaid");
  expect(await subjects(payer(1))).toEqual(before);
  // Begun and unanswered: the payment is polled, not submitted.
  expect(await chargeOf(payer(4))).toMatchObject({ state: "written_off", succeeded_at: null });
  expect(await chargeOf(payer(5))).toMatchObject({ state: "written_off" });
});

test("the books agree", async () => {
  const { payments, clock } = kalivo.product.services;
  expect(await booksDiffer(db())).toEqual([]);
  if (payments === null) throw new Error("no provider");
  expect((await checkProvider(db(), payments, clock.now())).differences).toEqual([]);
});
