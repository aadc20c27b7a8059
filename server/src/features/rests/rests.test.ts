import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { newPerson, newPledge, newWorkout, useDatabase } from "#server-test/support/month-world.ts";
import { chooseCause, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { newRest } from "#server-test/support/rests.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { erasePerson } from "../account/erasure/erase-person.ts";
import { closeInside } from "../billing/close/close-month.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const world = useDatabase();
const db = () => kalivo.product.services.db;
const now = () => kalivo.product.services.clock.now();

const rest = ({ token }: Somebody, until?: string) =>
  kalivo.call("POST", api.rest, { token, data: { until } });
const endRest = ({ token }: Somebody) => kalivo.call("POST", api.endRest, { token });
const readMe = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body;
const profile = async (viewer: Somebody, person: Somebody) =>
  (await kalivo.call("GET", pathTo(api.readProfile, { id: person.id }), { token: viewer.token })).body;
const restsOf = ({ id }: Somebody) =>
  db()
    .selectFrom("rests")
    .select((of) => of.fn<Date>("upper", ["during"]).as("until"))
    .where("user_id", "=", id)
    .execute();

async function supported() {
  const [burner, donor] = [await somebody(kalivo, "Amélie"), await somebody(kalivo, "Dina")];
  await chooseCause(kalivo, burner);
  const payer = await payerOf(kalivo, donor.id);
  await newPledge(db(), { payer, burner: burner.id });
  return { burner, donor, payer };
}

test("what ends within a rest counts for the burner alone, says so, and costs nobody anything", async () => {
  const { burner, donor } = await supported();
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-20T09:59:00Z", kcal: 3_000 });
  const answer = await rest(burner, "2026-11-25");
  expect([answer.status, answer.body.message]).toEqual([
    200,
    "Enjoy your rest. Until that day your calories are yours alone, and nobody gives for them.",
  ]);
  expect((await readMe(burner)).paying_now).toEqual([]);
  for (const endAt of ["2026-11-24T22:59:59Z", "2026-11-24T23:00:00Z"])
    await newWorkout(db(), { burner: burner.id, endAt, kcal: 1_000 });
  await kalivo.moveTo("2026-11-26T10:00:00Z");
  const { token } = burner;
  const workouts = (await kalivo.call("GET", api.listWorkouts, { token })).body;
  expect(workouts.map(({ reason_code }) => reason_code)).toEqual([null, "resting", null]);
  const me = await readMe(burner);
  expect(me.stats).toMatchObject({ kcal_this_period: 5_000, raised_this_period_estimate: 4 });
  expect([me.resting_until, me.paying_now.length]).toEqual([null, 1]);
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  await kalivo.runDue();
  const [month] = (await kalivo.call("GET", api.listStatements, { token: donor.token })).body;
  expect(month).toMatchObject({ month: "2026-11", total_in_euros: 4 });
});

test("who supports the person reads the day, for themself or for their team; nobody else does", async () => {
  const { burner, donor } = await supported();
  const [vera, admin, mate] = [
    await somebody(kalivo, "Vera"),
    await somebody(kalivo, "Ada"),
    await somebody(kalivo, "Mat"),
  ];
  const teamId = await teamOf(kalivo, admin, mate);
  await newPledge(db(), { payer: await teamPayerOf(kalivo, teamId), burner: burner.id });
  const until = "2027-01-15";
  await rest(burner, until);
  expect((await readMe(burner)).resting_until).toBe(until);
  expect((await readMe(donor)).payment_info?.burners_with_pivot[0]?.pivot.resting_until).toBe(until);
  expect((await profile(donor, burner)).pivot?.resting_until).toBe(until);
  const team = (who: Somebody) =>
    kalivo.call("GET", pathTo(api.readTeam, { id: teamId }), { token: who.token });
  expect((await team(admin)).body.payment_info?.backings[0]?.resting_until).toBe(until);
  for (const answer of [
    await profile(vera, burner),
    await profile(vera, donor),
    await profile(burner, donor),
    await profile(mate, burner),
    (await team(mate)).body,
    (await kalivo.call("GET", api.listBurners, { token: vera.token, data: { id: burner.id } })).body,
  ])
    expect(JSON.stringify(answer)).not.toContain("rest");
});

test("its day is moved and it ends early; what is over is kept", async () => {
  const { burner } = await supported();
  expect((await endRest(burner)).status).toBe(409);
  for (const until of ["2026-12-24", "2027-05-10", "2026-12-10"])
    expect((await rest(burner, until)).status).toBe(200);
  expect(await restsOf(burner)).toHaveLength(1);
  expect((await endRest(burner)).status).toBe(200);
  expect((await readMe(burner)).resting_until).toBeNull();
  expect((await endRest(burner)).status).toBe(409);
  await rest(burner, "2027-01-10");
  expect(await restsOf(burner)).toHaveLength(2);
});

test.each([
  ["the past", () => "2026-11-01"],
  ["today", () => now().toISOString().slice(0, 10)],
  ["more than six months ahead", () => "2027-07-15"],
  ["no day", () => "2027-02-29"],
  ["nothing", () => undefined],
])("a rest until %s is refused with a sentence", async (_, until) => {
  const { burner } = await supported();
  const { status, body } = await rest(burner, until());
  expect(status).toBe(422);
  expect(body.message).toMatch(/\w+/u);
  expect(await restsOf(burner)).toEqual([]);
});

test("resting, moving and ending at the same moment leave at most one rest", async () => {
  const { burner } = await supported();
  const days = ["2027-01-10", "2027-01-20", "2027-02-10"];
  const answers = await Promise.all([
    ...days.map((until) => rest(burner, until)),
    endRest(burner),
    endRest(burner),
  ]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const going = (await restsOf(burner)).filter(({ until }) => until > now());
  expect(going.length).toBeLessThanOrEqual(1);
});

test("nobody who rests is reminded to sync, and an erasure ends the rest", async () => {
  const { burner } = await supported();
  const { burner: idle } = await supported();
  await rest(burner, "2027-03-15");
  await kalivo.moveTo("2026-12-29T10:00:00Z");
  await kalivo.runDue();
  const reminded = async ({ id }: Somebody) =>
    (
      await db()
        .selectFrom("outbox")
        .select("id")
        .where("user_id", "=", id)
        .where("kind", "=", "reminder_sync")
        .execute()
    ).length;
  expect([await reminded(burner), await reminded(idle)]).toEqual([0, 1]);
  const { id } = burner;
  await db()
    .transaction()
    .execute((tx) => erasePerson(tx, { id, publicUrl: "http://localhost:3000" }, now()));
  const [{ until } = { until: new Date(0) }] = await restsOf(burner);
  expect(until.getTime()).toBeLessThanOrEqual(now().getTime());
});

test("the database keeps rests apart, bounded, and as a month was computed by them", async () => {
  const burnerId = await newPerson(world.db);
  await newRest(world.db, { burnerId, from: "2026-11-10T10:00:00Z", until: "2026-11-20T23:00:00Z" });
  const write = (from: string, until: string) => newRest(world.db, { burnerId, from, until });
  await expect(write("2026-11-15T10:00:00Z", "2026-12-01T23:00:00Z")).rejects.toThrow("one_rest_at_a_time");
  await expect(write("2027-01-01T00:00:00Z", "2027-09-01T00:00:00Z")).rejects.toThrow(
    "a_rest_is_not_for_ever",
  );
  const stored = () => world.owner.updateTable("rests").where("user_id", "=", burnerId);
  await stored().set({ during: "[2026-11-10T10:00:00Z,2026-11-22T23:00:00Z)" }).execute();
  const kept = "a rest is kept as it was";
  await expect(
    stored().set({ during: "[2026-11-09T10:00:00Z,2026-11-22T23:00:00Z)" }).execute(),
  ).rejects.toThrow(kept);
  await world.owner.transaction().execute((tx) => closeInside(tx, 202611, closesAt(202611)));
  await expect(
    stored().set({ during: "[2026-11-10T10:00:00Z,2026-12-22T23:00:00Z)" }).execute(),
  ).rejects.toThrow(kept);
  await expect(world.owner.deleteFrom("rests").where("user_id", "=", burnerId).execute()).rejects.toThrow(
    kept,
  );
});
