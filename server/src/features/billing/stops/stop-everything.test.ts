import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { useAnnouncedPayers } from "#server-test/support/announced-payers.ts";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { stopsNow } from "#server-test/support/payer-stops.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

// Payers who were told of their November (7.00 €), in the first days of December.
const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 5);
const { payer } = month;
const db = () => kalivo.product.services.db;

const stop = ({ token }: Somebody, data = {}) => kalivo.call("POST", api.stopGiving, { token, data });
const running = async (payerId: number) => {
  const pledges = await db()
    .selectFrom("pledges")
    .select("burner_id")
    .where("payer_id", "=", payerId)
    .where((where) => where.fn("upper_inf", ["valid"]))
    .execute();
  return pledges.length;
};

test("everything stops once, however often it is pressed at once, and what is announced stays", async () => {
  const who = payer(0);
  await newWorkout(db(), { burner: month.burners[0] ?? 0, endAt: "2026-12-01T05:01:30Z", kcal: 5_000 });
  await kalivo.moveTo("2026-12-02T09:00:00Z");
  const answers = await Promise.all([stop(who), stop(who), stop(who)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers.map(({ body }) => body.stopped).toSorted((a, b) => a - b)).toEqual([0, 0, 2]);
  expect(await running(who.payer)).toBe(0);
  expect(await month.read(who)).toMatchObject({ state: "announced", total_in_euros: 7, can_change: true });
  const { body } = await kalivo.call("GET", api.readMeter, { token: who.token });
  expect(body).toMatchObject({ so_far_in_euros: 5, due: { amount_in_euros: 7 } });
});

test("what was announced can still be cancelled afterwards", async () => {
  const who = payer(0);
  const { body } = await kalivo.call("POST", pathTo(api.changeStatement, { id: who.statement }), {
    token: who.token,
    data: { action: "cancel" },
  });
  expect(body.state).toBe("cancelled");
});

test("who stops everything may have the announced month cancelled with it, and nobody else's", async () => {
  const [who, other] = [payer(4), payer(2)];
  const foreign = await stop(who, { cancel_statement_id: other.statement });
  expect(foreign.status).toBe(404);
  expect(await running(who.payer)).toBe(2); // nothing was done
  const { status, body } = await stop(who, { cancel_statement_id: who.statement });
  expect([status, body.message]).toEqual([
    200,
    "Stopped. You no longer support anybody, and we don't collect the announced donations.",
  ]);
  expect(await month.read(who)).toMatchObject({ state: "cancelled" });
  expect((await stop(who, { cancel_statement_id: who.statement })).body.message).toBe(body.message); // twice
  expect(await month.read(other)).toMatchObject({ state: "announced" });
});

test("codes that would begin new support end with it; who uses one at that moment is not left supported", async () => {
  const who = payer(1);
  const giving = await codeOf(kalivo, who);
  const invitation = await codeOf(kalivo, who, { perCalorie: 0 });
  const users = await Promise.all([1, 2, 3].map(() => somebody(kalivo, "User")));
  const [ended, ...used] = await Promise.all([
    stop(who),
    ...users.map((user) => applyCode(kalivo, user, giving.code)),
  ]);
  expect(ended.body).toMatchObject({ archived: 1 });
  for (const { status } of used) expect([200, 410]).toContain(status);
  expect(await running(who.payer)).toBe(0);
  const late = await somebody(kalivo, "Late");
  const [refused, invited] = [
    await applyCode(kalivo, late, giving.code),
    await applyCode(kalivo, late, invitation.code),
  ];
  expect([refused.status, invited.status]).toEqual([410, 200]);
});

test("a pause is over with what it paused: somebody supported later counts", async () => {
  const who = payer(2);
  await kalivo.call("POST", api.pauseGiving, { token: who.token });
  expect((await stop(who)).body.stopped).toBe(2);
  expect(await stopsNow(db(), who.payer)).toEqual([]);
});

test("stopping while the month is being collected ends the support and leaves the charge to itself", async () => {
  const who = payer(3);
  await db().updateTable("charges").set({ state: "submitting" }).where("payer_id", "=", who.payer).execute();
  expect((await stop(who)).body.stopped).toBe(2);
  expect((await month.read(who)).charge?.state).toBe("submitting");
});

test("a team's support ends by its admins alone, and an erased team's by nobody", async () => {
  const [ada, ben] = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Ben")];
  const team_id = await teamOf(kalivo, ada, ben);
  const payerId = await teamPayerOf(kalivo, team_id);
  await newPledge(db(), { payer: payerId, burner: await newBurner(db(), [await newOrganisation(db())]) });
  expect((await stop(ben, { team_id })).status).toBe(403);
  expect(await running(payerId)).toBe(1);
  expect((await stop(ada, { team_id })).body.stopped).toBe(1);
  expect(await running(payerId)).toBe(0);
  const deleted = await kalivo.call("POST", pathTo(api.deleteTeam, { id: team_id }), { token: ada.token });
  expect(deleted.status).toBe(200);
  expect((await stop(ada, { team_id })).status).toBe(404);
});

test("who never gave has nothing to stop, and is told so kindly", async () => {
  const answer = await stop(await somebody(kalivo, "Nobody"));
  expect([answer.status, answer.body.stopped]).toEqual([200, 0]);
});

test("what was earned until then is billed at the month's end, and nothing after it", async () => {
  await newWorkout(db(), { burner: month.burners[0] ?? 0, endAt: "2026-12-20T10:00:00Z", kcal: 9_000 });
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  const lines = await db()
    .selectFrom("statement_lines")
    .select(["kcal", "computed_cents"])
    .where("period_id", "=", 202612)
    .execute();
  expect(lines).toEqual([0, 1, 2, 3, 4].map(() => ({ kcal: 5_000n, computed_cents: 500n })));
});
