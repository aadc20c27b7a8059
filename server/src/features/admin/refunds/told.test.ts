import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { mailedTo } from "#server-test/support/mailed.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { refundOf } from "#server-test/support/refund-press.ts";

// November is paid on 4 December: 7.00 € by each payer, and given on 62 days after that.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 3);
let ines: Somebody;
let omar: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
  omar = await anAdmin(kalivo, "Omar");
  await kalivo.moveTo("2026-12-04T08:01:00Z");
});
const refund = (data: Record<string, unknown>) =>
  kalivo.call("POST", api.requestRefund, { token: ines.token, data });
const told = async ({ email }: Somebody, subject: string) =>
  (await mailedTo(kalivo, email)).filter((mail) => mail.subject.includes(subject));

test("every admin reads of a refund that one of them asked, once however often it was pressed", async () => {
  const { statement } = payer(0);
  const wish = refundOf(statement, 7, { amount_in_euros: 3 });
  expect((await refund(wish)).status).toBe(201);
  expect((await refund(wish)).status).toBe(201);
  for (const admin of [ines, omar]) {
    const mails = await told(admin, "an admin refunds a payment");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/3,00.€/u);
    expect(mails[0]?.text).toContain(String(statement));
    expect(mails[0]?.text).toContain("Ines");
  }
  expect((await refund({ ...wish, amount_in_euros: 70, key: "0".repeat(36) })).status).not.toBe(201);
  expect(await told(omar, "refunds a payment")).toHaveLength(1);
});

test("a refund that a payer asks for themself is told to no admin", async () => {
  const { token, statement } = payer(2);
  const path = pathTo(api.refundStatement, { id: statement });
  expect((await kalivo.call("POST", path, { token })).status).toBe(200);
  const mails = await mailedTo(kalivo, omar.email);
  expect(mails.filter(({ subject }) => subject.includes("refund"))).toHaveLength(1);
});

test("of what was released already they read that the association bears it", async () => {
  await kalivo.moveTo("2027-02-10T08:01:00Z");
  expect((await refund(refundOf(payer(1).statement, 7))).status).toBe(201);
  const mails = await told(omar, "an admin refunds what was released");
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain("the association bears it");
});
