import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin, auditLog, showedFactor } from "#server-test/support/admins.ts";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { refundOf } from "#server-test/support/refund-press.ts";

// November is paid on 4 December: 7.00 € by each payer.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 3);
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
});
const ask = (token: string, data: Record<string, unknown>) =>
  kalivo.call("POST", api.requestRefund, { token, data });

test("a refund pressed again on a page of before is refused, and says what was refunded meanwhile", async () => {
  const { statement } = payer(0);
  const omar = await anAdmin(kalivo, "Omid");
  const one = refundOf(statement, 7, { amount_in_euros: 1 });
  const first = await ask(ines.token, one);
  expect(first.status).toBe(201);
  await kalivo.runDue();
  const stale = await ask(omar.token, refundOf(statement, 7, { amount_in_euros: 1 }));
  expect(stale.status).toBe(409);
  expect(stale.body.message).toMatch(
    /^Meanwhile 1,00.€ of this statement was refunded, and 6,00.€ is left\./u,
  );
  // A retry after a lost answer is the same refund, not another one.
  const again = await ask(ines.token, one);
  expect([again.status, again.body.id, again.body.state]).toEqual([201, first.body.id, "succeeded"]);
  // The same key with another sum, or of another admin, is refused.
  expect((await ask(ines.token, { ...one, amount_in_euros: 2 })).status).toBe(409);
  expect((await ask(omar.token, one)).status).toBe(409);
  expect((await ask(omar.token, refundOf(statement, 6, { amount_in_euros: 1 }))).status).toBe(201);
  await kalivo.runDue();
  expect(await read(payer(0))).toMatchObject({ returned_in_euros: 2 });
  const logged = (await auditLog(kalivo)).filter(
    ({ action, after }) =>
      action === "refund.request" && JSON.stringify(after).includes(`"statement":${statement},`),
  );
  expect(logged).toHaveLength(2);
  expect((await ask(ines.token, { statement_id: statement, reason: "requested" })).status).toBe(422);
});

test("twenty presses of one refund at once are one refund, and each reads it", async () => {
  const { statement } = payer(1);
  const data = refundOf(statement, 7, { amount_in_euros: 3 });
  const all = await Promise.all(Array.from({ length: 20 }, () => ask(ines.token, data)));
  expect(new Set(all.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  await kalivo.runDue();
  expect(await read(payer(1))).toMatchObject({ returned_in_euros: 3 });
});

test("an admin refunds no charge that they pay for themself; another admin does", async () => {
  const { token, statement, payer: id } = payer(2);
  const { db } = kalivo.product.services;
  const { user_id } = await db
    .selectFrom("payers")
    .select("user_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db.updateTable("users").set({ is_admin: true }).where("id", "=", user_id).execute();
  await showedFactor(kalivo, { id: user_id ?? 0 });
  const own = await ask(token, refundOf(statement, 7));
  expect([own.status, own.body.message]).toEqual([
    409,
    "This is about yourself, so another admin has to decide it.",
  ]);
  expect((await read(payer(2))).returned_in_euros).toBe(0);
  expect((await ask(ines.token, refundOf(statement, 7))).status).toBe(201);
});
