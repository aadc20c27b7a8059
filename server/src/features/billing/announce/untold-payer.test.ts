import { expect, test } from "vitest";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { mailedTo } from "#server-test/support/mailed.ts";
import { useProduct } from "#server-test/support/product.ts";

// Rule 9: what a charge says of itself is no notice. November is due on 4 December, 09:00.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 2);
const chargeOf = (index: number) =>
  kalivo.owner
    .selectFrom("charges")
    .select(["id", "state", "notice_no", "amount_cents"])
    .where("statement_id", "=", payer(index).statement)
    .executeTakeFirstOrThrow();

test("a charge that is called notified, and of which no mail was sent, is not taken: it is announced first", async () => {
  await kalivo.owner
    .deleteFrom("outbox")
    .where("kind", "=", "upcoming_charge")
    .where("user_id", "=", payer(1).id)
    .execute();
  await kalivo.moveTo("2026-12-04T08:05:00Z");
  expect(await chargeOf(0)).toMatchObject({ state: "succeeded", notice_no: 1 });
  expect(await chargeOf(1)).toMatchObject({ state: "notified", notice_no: 2 });
  const notices = (await mailedTo(kalivo, payer(1).email)).filter(({ subject }) => /collect/u.test(subject));
  expect(notices).toHaveLength(2);
  expect(notices.at(-1)?.text).not.toMatch(/team/u);
  await kalivo.moveTo("2026-12-08T08:05:00Z");
  expect(await chargeOf(1)).toMatchObject({ state: "succeeded" });
});
