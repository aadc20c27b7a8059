import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import { auditLog } from "#server-test/support/admins.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { giveSandboxMethod } from "#server-test/support/month-world.ts";
import { useProduct } from "#server-test/support/product.ts";

// 7.00 € of each payer could not be collected on 4 December and is to be tried again on the 7th.
const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer, read } = useAnnouncedPayers(kalivo, 3);
const db = () => kalivo.product.services.db;
beforeAll(async () => {
  for (const index of [0, 1, 2]) await giveSandboxMethod(db(), payer(index).payer, "no_funds");
  await kalivo.moveTo("2026-12-04T08:01:00Z");
});

const change = ({ token, statement }: AnnouncedPayer, data: Record<string, unknown>) =>
  kalivo.call("POST", pathTo(api.changeStatement, { id: statement }), {
    token,
    data,
  });
const chargeOf = ({ payer: id }: AnnouncedPayer) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", id).executeTakeFirstOrThrow();
const linksOf = ({ notice }: AnnouncedPayer) =>
  [...notice.matchAll(/\/notice\/(\S+)/g)].map(([, token]) => token ?? "");
async function linkOf(who: AnnouncedPayer, action: NoticeLink["action"]) {
  for (const token of linksOf(who)) {
    const { body } = await kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
    if (body.action === action) return { token, ...body };
  }
  throw new Error(`the notice has no link that would ${action}`);
}
const follow = (token: string, data = {}) =>
  kalivo.call("POST", pathTo(api.followNoticeLink, { token }), {
    data: { confirm: "yes", ...data },
  });

test("a month that was tried in vain is cancelled by its payer: it ends, logged, and at the provider too", async () => {
  const who = payer(0);
  expect(await read(who)).toMatchObject({ can_change: false, can_cancel: true, charge: { state: "failed" } });
  const { status, body } = await change(who, { action: "cancel" });
  expect([status, body.state, body.can_cancel]).toEqual([200, "unpaid", false]);
  expect(body.note).toContain("we collect nothing more. You asked for it.");
  await kalivo.runDue();
  const { payment_ref, ...charge } = await chargeOf(who);
  expect(charge).toMatchObject({ state: "written_off", ended_cause: "payer_asked", next_attempt_at: null });
  expect((await kalivo.product.services.payments?.getPayment(payment_ref ?? ""))?.status).toBe("canceled");
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    actor_id: who.id,
    action: "charge.end",
    target_id: who.statement,
    before: { state: "failed", amount_cents: 700 },
  });
  expect((await change(who, { action: "cancel" })).status).toBe(409);
});

test("its single lines stay as they are, and nobody is told that it was done or is being collected", async () => {
  const who = payer(1);
  const [line] = (await read(who)).lines;
  const dropped = await change(who, { action: "drop_line", line_id: line?.id });
  expect([dropped.status, dropped.body.message]).toEqual([
    409,
    "We tried to collect it already, so single lines stay as they are. You can cancel the whole month.",
  ]);
  const link = await linkOf(who, "lower_line");
  expect(link).toMatchObject({ usable: false, over: "failed" });
  const { status, body } = await follow(link.token, { due_in_euros: 1 });
  expect(status).toBe(410);
  expect(body.message).toContain("can't be changed in this way any more");
  expect(await chargeOf(who)).toMatchObject({ state: "failed", amount_cents: 700n });
});

test("the notice's link still cancels it, and it is not tried again on its day", async () => {
  const who = payer(2);
  const link = await linkOf(who, "cancel");
  expect(link).toMatchObject({ usable: true, over: null, amount_in_euros: 7 });
  expect((await follow(link.token)).status).toBe(200);
  expect((await linkOf(who, "cancel")).over).toBe("ended");
  await kalivo.moveTo("2026-12-07T08:10:00Z");
  expect(await chargeOf(who)).toMatchObject({ state: "written_off", attempt_no: 1 });
  expect(await chargeOf(payer(1))).toMatchObject({ state: "failed", attempt_no: 2 });
  expect(await booksDiffer(db())).toEqual([]);
});
