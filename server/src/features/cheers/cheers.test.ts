import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { newPayer, newPledge } from "#server-test/support/month-world.ts";
import { chooseCause, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextWeek } from "#server-test/support/steps.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-18T09:00:00Z" });
const db = () => kalivo.product.services.db;

const burn = ({ token }: Somebody, kcal: number) =>
  kalivo.call("POST", api.saveWorkout, { token, data: { type: "biking", kcal } });
const cheersOf = async ({ token }: Somebody) => (await kalivo.call("GET", api.readCheers, { token })).body;
const cheer = ({ token }: Somebody, { id }: { id: number }, week: string, given = true) =>
  kalivo.call("POST", pathTo(api.cheer, { id }), { token, data: { week, cheer: given } });
const told = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.listNotifications, { token })).body.data.filter(
    ({ kind }) => kind === "cheered",
  );
const lastMonday = async (who: Somebody) => (await cheersOf(who)).week.from;
const hide = ({ id }: Somebody, settings: Record<string, unknown>) =>
  db().updateTable("privacy_settings").set(settings).where("user_id", "=", id).execute();

/** Somebody who moved last week, and who supports them. */
async function pair(kcal = 1_247): Promise<[Somebody, Somebody]> {
  const [bo, dina] = [await somebody(kalivo, "Bo", "Renders"), await somebody(kalivo, "Dina", "Nadar")];
  await chooseCause(kalivo, bo);
  await pledge(kalivo, { payer: dina.id, burner: bo.id });
  if (kcal > 0) await burn(bo, kcal);
  await nextWeek(kalivo);
  return [bo, dina];
}

test("a finished week of somebody one supports is there in tens, and is cheered by one tap", async () => {
  const [bo, dina] = await pair();
  await burn(bo, 500); // of the week that runs
  const { week, given, received } = await cheersOf(dina);
  expect(given).toEqual([
    { burner: { id: bo.id, name: "Bo Renders", picture: null }, kcal: 1_240, cheered: false },
  ]);
  expect([new Date(week.from).getUTCDay(), new Date(week.until).getUTCDay()]).toEqual([1, 0]);
  expect(received).toEqual({ count: 0, donors: [] });
  const first = await cheer(dina, bo, week.from);
  expect([first.status, first.body]).toEqual([200, { cheered: true, message: "You cheered." }]);
  expect((await cheersOf(dina)).given).toMatchObject([{ cheered: true }]);
  expect((await cheersOf(bo)).received).toEqual({
    count: 1,
    donors: [{ id: dina.id, name: "Dina Nadar", picture: null }],
  });
  expect(await told(bo)).toMatchObject([{ text: "Somebody who supports you cheered your week.", path: "/" }]);
});

test("taps at once are one cheer, and many donors are told of once", async () => {
  const [bo, dina] = await pair();
  const dan = await somebody(kalivo, "Dan");
  await pledge(kalivo, { payer: dan.id, burner: bo.id });
  const week = await lastMonday(dina);
  const taps = await Promise.all([dina, dina, dan, dina, dan].map((who) => cheer(who, bo, week)));
  expect(taps.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect((await cheersOf(bo)).received.count).toBe(2);
  expect(await told(bo)).toHaveLength(1);
});

test("a cheer is taken back while it was not read of, and stays once it was", async () => {
  const [bo, dina] = await pair();
  const week = await lastMonday(dina);
  await cheer(dina, bo, week);
  expect((await cheer(dina, bo, week, false)).body).toMatchObject({ cheered: false });
  expect([(await cheersOf(bo)).received.count, await told(bo)]).toEqual([0, []]);
  await cheer(dina, bo, week);
  await kalivo.call("POST", api.markNotificationsRead, { token: bo.token });
  expect((await cheer(dina, bo, week, false)).body).toEqual({
    cheered: true,
    message: "Your cheer was seen already, so it stays.",
  });
  expect((await cheersOf(bo)).received.count).toBe(1);
});

test("a week of rest, another week and a pledge that does not count are not cheered", async () => {
  const [bo, dina] = await pair(0);
  const week = await lastMonday(dina);
  expect((await cheersOf(dina)).given).toEqual([]);
  expect((await cheer(dina, bo, week)).status).toBe(409);
  const [other, friend] = await pair();
  expect((await cheer(friend, other, week)).status).toBe(409);
  expect((await cheer(friend, other, "2026-13-01")).status).toBe(422);
  const waiting = await somebody(kalivo, "Wait");
  await newPledge(db(), {
    payer: await newPayer(db(), { userId: waiting.id, methodSince: null }),
    burner: other.id,
  });
  const now = await lastMonday(waiting);
  expect([(await cheersOf(waiting)).given, (await cheer(waiting, other, now)).status]).toEqual([[], 404]);
});

test("who ended, was refused, is a stranger or asks for oneself gets what an unknown number gets", async () => {
  const [bo, dina] = await pair();
  const week = await lastMonday(dina);
  const stranger = await somebody(kalivo, "Vera");
  const unknown = await cheer(dina, { id: 999_999 }, week);
  expect(unknown.status).toBe(404);
  const same = async (who: Somebody, whom: Somebody) => {
    const { status, body } = await cheer(who, whom, week);
    expect([status, body]).toEqual([404, unknown.body]);
  };
  await same(stranger, bo);
  await same(bo, bo);
  await same(bo, dina);
  await kalivo.call("POST", api.refuseDonor, { token: bo.token, data: { type: "user", id: dina.id } });
  await same(dina, bo);
  const [hidden, donor] = await pair();
  await hide(hidden, { public: false });
  await same(donor, hidden);
  expect((await cheersOf(donor)).given).toEqual([]);
});

test("an admin of a team that supports somebody cheers as the person they are; its other members do not", async () => {
  const [bo] = await pair();
  const [ada, mia] = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Mia")];
  const { id: team } = await db()
    .insertInto("teams")
    .values({ name: "Wheels", description: "", created_by: ada.id, created_at: new Date() })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const { id, is_admin } of [
    { id: ada.id, is_admin: true },
    { id: mia.id, is_admin: false },
  ])
    await db()
      .insertInto("team_members")
      .values({ team_id: team, user_id: id, is_admin, joined_at: new Date() })
      .execute();
  const { id: payer } = await db()
    .insertInto("payers")
    .values({ team_id: team, created_at: new Date(), method_since: new Date("2026-01-01T00:00:00Z") })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db()
    .insertInto("pledges")
    .values({
      payer_id: payer,
      burner_id: bo.id,
      rate_cents: 10,
      valid: "[2026-10-01T00:00:00Z,)",
      began_at: new Date("2026-10-01T00:00:00Z"),
    })
    .execute();
  const week = await lastMonday(ada);
  expect([(await cheer(mia, bo, week)).status, (await cheer(ada, bo, week)).status]).toEqual([404, 200]);
  expect((await cheersOf(bo)).received.donors).toMatchObject([{ id: ada.id }]);
  await hide(ada, { public: false });
  expect((await cheersOf(bo)).received).toEqual({ count: 1, donors: [] });
});

test("who hides their calories is cheered without a figure, and who has another name is called by it", async () => {
  const [bo, dina] = await pair();
  await hide(bo, { calories_burned: false });
  await hide(dina, { pseudo: "Night Owl" });
  expect((await cheersOf(dina)).given).toMatchObject([{ kcal: null, cheered: false }]);
  await cheer(dina, bo, await lastMonday(dina));
  expect((await cheersOf(bo)).received.donors).toMatchObject([{ name: "Night Owl" }]);
});

test("nothing of a cheered week changes before the next Monday, and it is over then", async () => {
  const [bo, dina] = await pair(2_004);
  await kalivo.call("POST", pathTo(api.deleteWorkout, { id: await workoutOf(bo) }), { token: bo.token });
  await kalivo.runDue();
  expect((await cheersOf(dina)).given).toMatchObject([{ kcal: 2_000 }]);
  await cheer(dina, bo, await lastMonday(dina));
  await nextWeek(kalivo);
  expect([(await cheersOf(dina)).given, (await cheersOf(bo)).received.count]).toEqual([[], 0]);
});

const workoutOf = async ({ id }: Somebody) =>
  (await db().selectFrom("workouts").select("id").where("user_id", "=", id).executeTakeFirstOrThrow()).id;
