import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { anAdmin, auditLog, showedFactor } from "#server-test/support/admins.ts";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { mailedTo } from "#server-test/support/mailed.ts";
import { openDispute, whileAccepting } from "#server-test/support/open-dispute.ts";
import { pledge, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { takingOf } from "#server-test/support/taken-activities.ts";

// Rule 77: nobody decides as an admin about what concerns themself. Payers 0 and 2 are admins, too, and Ines is another.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const { payer } = useAnnouncedPayers(kalivo, 3);
const { runner, take, list } = takingOf(kalivo);
const db = () => kalivo.product.services.db;
let ines: Somebody;

const makeAdmin = async (person: Somebody) => {
  await db().updateTable("users").set({ is_admin: true }).where("id", "=", person.id).execute();
  await showedFactor(kalivo, person);
};
beforeAll(async () => {
  ines = await anAdmin(kalivo);
  await makeAdmin(payer(0));
  await makeAdmin(payer(2));
});

const OWN = [409, "This is about yourself, so another admin has to decide it."];
type Answer = { status: number; body: { message?: string } };
const said = ({ status, body }: Answer) => [status, body.message];
const post = <Address extends AddressWith<"POST">>(who: Somebody, path: Address, data = {}) =>
  kalivo.call("POST", path, { token: who.token, data });

test("a held workout of one's own is another admin's to accept", async () => {
  const fast = await runner("Fast");
  await makeAdmin(fast);
  await take(fast, run("strava", "1", "2026-11-30T09:00:00Z", { metres: 21_000 }));
  const [workout] = await list(fast);
  const path = pathTo(api.reviewWorkout, { id: workout?.id ?? 0 });
  expect(workout?.status).toBe("held");
  for (const decision of ["accepted", "refused"])
    expect(said(await post(fast, path, { decision }))).toEqual(OWN);
  expect((await list(fast))[0]?.status).toBe("held");
  expect((await post(ines, path, { decision: "accepted" })).status).toBe(200);
});

test("who would pay for a held workout does not refuse it", async () => {
  const burner = await runner("Dear");
  await pledge(kalivo, { payer: payer(0).id, burner: burner.id });
  await take(burner, run("strava", "2", "2026-11-30T09:00:00Z", { metres: 21_000 }));
  const [workout] = await list(burner);
  const path = pathTo(api.reviewWorkout, { id: workout?.id ?? 0 });
  expect(said(await post(payer(0), path, { decision: "refused" }))).toEqual(OWN);
  expect((await post(payer(0), path, { decision: "accepted" })).status).toBe(200);
});

test("one's own birthday is another admin's to correct", async () => {
  const path = pathTo(api.correctBirthday, { id: payer(0).id });
  const data = { birthday: "1980-05-05", reason: "typed wrongly" };
  expect(said(await post(payer(0), path, data))).toEqual(OWN);
  expect((await post(ines, path, data)).status).toBe(200);
});

test("a charge of one's own is another admin's to end", async () => {
  const path = pathTo(api.endStatement, { id: payer(0).statement });
  const data = { reason: "payer_asked" };
  expect(said(await post(payer(0), path, data))).toEqual(OWN);
  expect((await post(payer(0), pathTo(api.endStatement, { id: payer(1).statement }), data)).status).toBe(200);
});

test("one's own stop, and a dispute of one's own payment, are another admin's to decide; all admins read of an accepted one", async () => {
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  const state = await openDispute(kalivo, payer(2));
  const { body: open } = await kalivo.call("GET", api.listDisputes, { token: ines.token });
  const accept = pathTo(api.acceptDispute, { id: open[0]?.id ?? 0 });
  const stopped = { id: payer(2).payer };
  expect(said(await post(payer(2), accept))).toEqual(OWN);
  for (const path of [pathTo(api.unblockPayer, stopped), pathTo(api.leavePayerStopped, stopped)])
    expect(said(await post(payer(2), path))).toEqual(OWN);
  expect((await auditLog(kalivo)).filter(({ action }) => /^(?:payer|dispute)/u.test(action))).toEqual([]);

  expect((await whileAccepting(kalivo, state, () => post(ines, accept))).status).toBe(200);
  const mails = await mailedTo(kalivo, payer(2).email);
  const told = mails.filter(({ subject }) => subject.includes("an admin accepts a dispute"));
  expect(told.map(({ text }) => [/7,00.€/u.test(text), text.includes("Ines")])).toEqual([[true, true]]);
  expect((await post(ines, pathTo(api.unblockPayer, stopped))).status).toBe(200);
});
