import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const activity = async ({ token }: Somebody) => (await kalivo.call("GET", api.readActivity, { token })).body;
const burn = (person: Somebody, kcal: number) =>
  kalivo.call("POST", api.saveWorkout, { token: person.token, data: { type: "biking", kcal } });
const setGoal = (person: Somebody, kcal: unknown) =>
  kalivo.call("POST", api.setWeeklyGoal, { token: person.token, data: { kcal } });

test("one's days are sums by the day in Brussels on which workouts ended, a year of whole weeks back", async () => {
  const person = await somebody(kalivo);
  await kalivo.moveTo("2026-11-21T22:59:00Z");
  await burn(person, 100);
  await kalivo.moveTo("2026-11-21T23:01:00Z"); // already the 22nd in Brussels
  await burn(person, 30);
  await burn(person, 50);
  expect(await activity(person)).toEqual({
    from: "2025-11-17",
    today: "2026-11-22",
    days: [
      { date: "2026-11-21", kcal: 100, workouts: 1 },
      { date: "2026-11-22", kcal: 80, workouts: 2 },
    ],
    months: [{ date: "2026-11", kcal: 180, workouts: 3 }],
    goal_in_kcal: null,
    garminDisclaimer: null,
  });
});

test("what does not count is in no day, and Garmin's sentence stands beside its data", async () => {
  const person = await somebody(kalivo);
  await burn(person, 100);
  await burn(person, 70);
  const { db } = kalivo.product.services;
  await db
    .updateTable("workouts")
    .set({ status: "held", reason: "workout_large" })
    .where("user_id", "=", person.id)
    .where("kcal_counted", "=", 70)
    .execute();
  await db
    .updateTable("workouts")
    .set({ source: "strava:Garmin Forerunner 945" })
    .where("user_id", "=", person.id)
    .execute();
  const { days, garminDisclaimer } = await activity(person);
  expect(days.map(({ kcal }: { kcal: number }) => kcal)).toEqual([100]);
  expect(garminDisclaimer).toBe("Insights derived in part from Garmin device-sourced data.");
});

test("a day older than the span is in its month alone", async () => {
  const person = await somebody(kalivo);
  await kalivo.moveTo("2027-01-10T12:00:00Z");
  await burn(person, 100);
  await kalivo.moveTo("2028-01-30T12:00:00Z");
  expect(await activity(person)).toMatchObject({
    days: [],
    months: [{ date: "2027-01", kcal: 100, workouts: 1 }],
  });
});

test("a weekly goal is set, changed and cleared, and is one's own", async () => {
  const [person, other] = [await somebody(kalivo), await somebody(kalivo)];
  expect((await setGoal(person, 1500)).body).toEqual({ goal_in_kcal: 1500 });
  expect((await setGoal(person, "2000")).body).toEqual({ goal_in_kcal: 2000 });
  expect((await setGoal(person, undefined)).body).toEqual({ goal_in_kcal: 2000 });
  expect((await activity(person)).goal_in_kcal).toBe(2000);
  expect((await activity(other)).goal_in_kcal).toBeNull();
  expect((await setGoal(person, "")).body).toEqual({ goal_in_kcal: null });
  expect((await setGoal(person, null)).body).toEqual({ goal_in_kcal: null });
});

test.each([0, 99, -1, 50_001, 1_000_000, 150.5, "much", "1e3", true])(
  "a goal of %s is refused and changes nothing",
  async (kcal) => {
    const person = await somebody(kalivo);
    await setGoal(person, 1500);
    const refused = await setGoal(person, kcal);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.body.errors ?? {})).toEqual(["kcal"]);
    expect((await activity(person)).goal_in_kcal).toBe(1500);
  },
);

test("two at once leave one goal", async () => {
  const person = await somebody(kalivo);
  const answers = await Promise.all([setGoal(person, 1000), setGoal(person, 2000), setGoal(person, 3000)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect([1000, 2000, 3000]).toContain((await activity(person)).goal_in_kcal);
});

test("the week's rhythm is the days in Brussels on which one moved, Monday first, and nobody else's", async () => {
  const [person, other] = [await somebody(kalivo), await somebody(kalivo)];
  const rhythm = async (of: Somebody) => (await kalivo.call("GET", api.readRhythm, { token: of.token })).body;
  await kalivo.moveTo("2026-12-08T22:30:00Z"); // a Tuesday
  await burn(person, 100);
  await burn(person, 50);
  await kalivo.moveTo("2026-12-08T23:30:00Z"); // already Wednesday in Brussels
  await burn(person, 30);
  await burn(other, 30);
  const week = await rhythm(person);
  expect(week).toMatchObject({ today: "2026-12-09", kcal: 180, goal_in_kcal: null });
  expect(week.days.map(({ date }) => date.slice(-2))).toEqual(["07", "08", "09", "10", "11", "12", "13"]);
  expect(week.days.filter(({ active }) => active).map(({ date }) => date)).toEqual([
    "2026-12-08",
    "2026-12-09",
  ]);
  await setGoal(person, 500);
  expect((await rhythm(person)).goal_in_kcal).toBe(500);
  expect((await rhythm(other)).days.filter(({ active }) => active)).toHaveLength(1);
  const { db } = kalivo.product.services;
  await db
    .updateTable("workouts")
    .set({ status: "ignored", reason: "refused", kcal_counted: 0 })
    .where("user_id", "=", other.id)
    .execute();
  expect((await rhythm(other)).days.some(({ active }) => active)).toBe(false);
  await kalivo.moveTo("2026-12-14T08:00:00Z"); // a new week begins with nothing in it
  expect((await rhythm(person)).days.some(({ active }) => active)).toBe(false);
});
