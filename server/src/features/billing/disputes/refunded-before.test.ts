import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { anyBooksDiffer } from "#server-test/support/books-differ.ts";
import { payBack } from "#server-test/support/charge-acts.ts";
import { callsAs } from "#server-test/support/calls-of.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { refundOf } from "#server-test/support/refund-press.ts";
import { disputeAtSandbox } from "#server-test/support/sandbox-dispute.ts";

// Rule 17: a bank that takes what was refunded already is not given it a second time by itself. November is paid on
// 4 December: 7.00 € by each payer.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 3);
const services = () => kalivo.product.services;
let ines: Somebody;
const { get, post } = callsAs(kalivo, () => ines);

beforeAll(async () => {
  ines = await anAdmin(kalivo);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
});

const chargeOf = (who: AnnouncedPayer) =>
  services()
    .db.selectFrom("charges")
    .select(["id", "payer_id", "statement_id", "amount_cents"])
    .where("payer_id", "=", who.payer)
    .executeTakeFirstOrThrow();

async function stateAfterDispute(who: AnnouncedPayer): Promise<string> {
  await disputeAtSandbox(services(), who.payer);
  await kalivo.runDue();
  await kalivo.runDue();
  const { id } = await chargeOf(who);
  const dispute = services().db.selectFrom("disputes").select("state").where("charge_id", "=", id);
  return (await dispute.executeTakeFirstOrThrow()).state;
}

test("a payment that its payer took back alone: the dispute waits for an admin, and says that it was refunded", async () => {
  const who = payer(0);
  const path = pathTo(api.refundStatement, { id: who.statement });
  expect((await kalivo.call("POST", path, { token: who.token })).status).toBe(200);
  await kalivo.runDue();
  expect(await stateAfterDispute(who)).toBe("open");
  const { body: waiting } = await get(api.listDisputes, { state: "to_decide" });
  expect(waiting).toMatchObject([
    { amount_in_euros: 7, refunded_in_euros: 7, to_decide: true, charge: { statement_id: who.statement } },
  ]);
  expect((await get(api.readDashboard)).body.alarms).toContainEqual(
    expect.objectContaining({ kind: "disputes_to_decide", count: 1 }),
  );
});

test("a part that was refunded would be paid twice, too", async () => {
  const who = payer(1);
  await post(api.requestRefund, refundOf(who.statement, 7, { amount_in_euros: 0.01 }));
  await kalivo.runDue();
  expect(await stateAfterDispute(who)).toBe("open");
  const { body: waiting } = await get(api.listDisputes, { state: "to_decide" });
  expect(waiting.map((row) => row.refunded_in_euros).toSorted((a, b) => a - b)).toEqual([0.01, 7]);
});

test("what is decided is final: accepted by an admin, it is paid twice, and the books say so", async () => {
  const { body: waiting } = await get(api.listDisputes, { state: "to_decide" });
  for (const { id } of waiting) {
    const { status, body } = await post(pathTo(api.acceptDispute, { id }));
    expect([status, body.state, body.to_decide]).toEqual([200, "lost", false]);
  }
  expect(await anyBooksDiffer(services())).toEqual([]);
});

test("a refund that did not arrive leaves a small dispute as it was: accepted", async () => {
  const who = payer(2);
  const charge = await chargeOf(who);
  const { db, clock } = services();
  await payBack(db, charge, { amount: 700n, ends: ["pending", "failed"] }, clock.now());
  expect(await stateAfterDispute(who)).toBe("lost");
});
