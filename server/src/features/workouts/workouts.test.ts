import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { TEST_NOW, useProduct } from "#server-test/support/product.ts";
import { settled } from "#server-test/support/settled-workouts.ts";

const kalivo = useProduct();

const save = ({ token }: Somebody, data: Record<string, unknown>, form = false) =>
  kalivo.call("POST", api.saveWorkout, { token, data, form });
const remove = (person: Somebody, id: number) =>
  kalivo.call("POST", pathTo(api.deleteWorkout, { id }), { token: person.token });
const list = (person: Somebody, data: Record<string, unknown> = {}) =>
  kalivo.call("GET", api.listWorkouts, { token: person.token, data });
const minutesAgo = (iso: string) =>
  (kalivo.product.services.clock.now().getTime() - new Date(iso).getTime()) / 60_000;

const settle = (id: number) => settled(kalivo.owner, [id]);

test("a run gets its calories from the kilometres, the minutes and the weight, and ended now", async () => {
  const person = await somebody(kalivo);
  await kalivo.call("POST", api.saveInformations, { token: person.token, data: { weight: 60 } });
  const { status, body } = await save(
    person,
    { type: "running", km: "10", minutes: "60", kcal: "", notes: " Along the canal " },
    true,
  );
  expect(status).toBe(201);
  expect(body).toMatchObject({
    type: "running",
    kcal: 600,
    km: 10,
    minutes: 60,
    duration: 60,
    title: "Along the canal",
  });
  expect(body).toMatchObject({
    source: "manual",
    source_id: null,
    consumed: false,
    synced: false,
    status: "ok",
    reason_code: "no_donor",
    legal_appending: null,
  });
  expect(minutesAgo(body.start_date)).toBeCloseTo(60, 0);

  const { db } = kalivo.product.services;
  const kept = await db
    .selectFrom("workouts")
    .selectAll()
    .where("id", "=", body.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ kg_used: "60.0", kg_assumed: false, basis: "computed", trust: "manual" });
  expect(Math.abs(kept.end_utc.getTime() - kalivo.product.services.clock.now().getTime())).toBeLessThan(
    5_000,
  );
});

test("without a weight the reference person of the gender is taken, and that is written down", async () => {
  const person = await somebody(kalivo);
  const { body } = await save(person, { type: "walking", km: 5, minutes: 60 });
  expect(body.kcal).toBe(165);
  await kalivo.call("POST", api.saveInformations, {
    token: person.token,
    data: { gender: "male", weight: 100 },
  });
  const kept = await kalivo.product.services.db
    .selectFrom("workouts")
    .selectAll()
    .where("id", "=", body.id)
    .executeTakeFirstOrThrow();
  expect(kept).toMatchObject({ kcal_counted: 165, kg_used: "66.0", kg_assumed: true });
});

test("other types are declared in calories and take no time; an alias is its type, an unknown one is Other", async () => {
  const person = await somebody(kalivo);
  expect((await save(person, { type: "soccer", kcal: 410, km: 5 })).body).toMatchObject({
    type: "football",
    kcal: 410,
    km: null,
    duration: 0,
  });
  expect((await save(person, { type: "quidditch", kcal: "20" })).body).toMatchObject({
    type: "custom",
    kcal: 20,
    title: null,
  });
});

const WRONG: [string, Record<string, unknown>, string[]][] = [
  ["a run without anything", { type: "running" }, ["km", "minutes"]],
  ["a run with calories only", { type: "running", kcal: 100 }, ["km", "minutes"]],
  ["a walk without minutes", { type: "walking", km: 3 }, ["minutes"]],
  ["a swim without calories", { type: "swimming", km: 3, minutes: 30 }, ["kcal"]],
  ["no type", { kcal: 10 }, ["type"]],
  ["an empty type", { type: "  ", kcal: 10 }, ["type"]],
  ["a type of 10 000 letters", { type: "x".repeat(10_000), kcal: 10 }, ["type"]],
  ["negative calories", { type: "biking", kcal: -5 }, ["kcal"]],
  ["no calories at all", { type: "biking", kcal: 0 }, ["kcal"]],
  ["endless calories", { type: "biking", kcal: "1e309" }, ["kcal"]],
  ["calories that are no number", { type: "biking", kcal: "NaN" }, ["kcal"]],
  ["calories by the half", { type: "biking", kcal: 10.5 }, ["kcal"]],
  ["more than a workout can have", { type: "biking", kcal: 20_001 }, ["kcal"]],
  ["calories as a list", { type: "biking", kcal: [1, 2] }, ["kcal"]],
  ["a run of no length", { type: "running", km: 0, minutes: 10 }, ["km"]],
  ["a run too short to count", { type: "running", km: 0.01, minutes: 10_080 }, ["km"]],
  ["a run in no time", { type: "running", km: 1, minutes: 0 }, ["minutes"]],
  ["a run since the year 1", { type: "running", km: 1, minutes: 1e12 }, ["minutes"]],
  ["a run faster than anybody", { type: "running", km: 28, minutes: 60 }, ["km"]],
  ["a walk faster than anybody", { type: "walking", km: 17, minutes: 60 }, ["km"]],
  ["a run longer than anybody's", { type: "running", km: 400, minutes: 2000 }, ["km"]],
  ["a title too long", { type: "biking", kcal: 10, notes: "x".repeat(2001) }, ["notes"]],
  ["an id that is none", { id: "abc", type: "biking", kcal: 10 }, ["id"]],
];

test.each(WRONG)("%s is refused with its field named", async (_, data, fields) => {
  const person = await somebody(kalivo);
  for (const form of [false, true]) {
    const { status, body } = await save(person, data, form);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, fields]);
    expect(body.message.length).toBeGreaterThan(5);
  }
  expect((await list(person)).body).toEqual([]);
});

test("a JSON number beyond all numbers is refused", async () => {
  const { token } = await somebody(kalivo);
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (const kcal of ["1e309", "-1e309", "NaN"]) {
    const answer = await kalivo.app.inject({
      method: "POST",
      url: api.saveWorkout,
      headers,
      payload: `{"type":"biking","kcal":${kcal}}`,
    });
    expect(answer.statusCode).toBe(422);
  }
});

test("an unusual workout is kept but held, says why, and counts for nothing meanwhile", async () => {
  const person = await somebody(kalivo);
  const held = await save(person, { type: "biking", kcal: 5010 });
  expect([held.status, held.body.status]).toEqual([201, "held"]);
  expect(held.body.reason).toContain("counts once we have checked it");
  expect((await save(person, { type: "biking", kcal: 3000 })).body.status).toBe("ok");
  expect((await save(person, { type: "biking", kcal: 1010 })).body.status).toBe("held");
  const tooMuch = await save(person, { type: "biking", kcal: 1000 });
  expect([tooMuch.status, Object.keys(tooMuch.body.errors ?? {})]).toEqual([422, ["kcal"]]);
  const figures = pathTo(api.readStats, { type: "burner", id: person.id });
  const stats = await kalivo.call("GET", figures, { token: person.token });
  expect(stats.body.allTime).toBe(3000);
});

test("an edit keeps when it happened, and is judged anew", async () => {
  const person = await somebody(kalivo);
  const { body: added } = await save(person, { type: "running", km: 10, minutes: 60, notes: "First" });
  await kalivo.moveTo("2026-11-06T18:00:00Z");
  const edited = await save(person, { id: added.id, type: "running", km: 5, minutes: 20 });
  expect([edited.status, edited.body]).toMatchObject([
    200,
    { id: added.id, km: 5, kcal: 330, start_date: added.start_date, title: "First" },
  ]);
  expect((await save(person, { id: added.id, type: "biking", kcal: 6000, notes: "" })).body).toMatchObject({
    status: "held",
    title: null,
    km: null,
  });
  expect((await save(person, { id: added.id, type: "biking", kcal: 600 })).body).toMatchObject({
    status: "ok",
    start_date: added.start_date,
  });
  await kalivo.moveTo(TEST_NOW);
});

test("only the owner edits or deletes, and never what was already counted", async () => {
  const [owner, stranger] = [await somebody(kalivo), await somebody(kalivo)];
  const { body } = await save(owner, { type: "biking", kcal: 100 });
  expect((await save(stranger, { id: body.id, type: "biking", kcal: 1 })).status).toBe(404);
  expect((await save(stranger, { id: 999_999, type: "biking", kcal: 1 })).status).toBe(404);
  expect((await remove(stranger, body.id)).status).toBe(404);
  await settle(body.id);
  const edit = await save(owner, { id: body.id, type: "biking", kcal: 1 });
  expect([edit.status, edit.body.message]).toEqual([409, expect.stringContaining("already counted")]);
  expect((await remove(owner, body.id)).status).toBe(409);
  expect((await list(owner)).body).toMatchObject([{ id: body.id, kcal: 100, consumed: true }]);
});

test("a deleted workout is gone", async () => {
  const person = await somebody(kalivo);
  const { body } = await save(person, { type: "biking", kcal: 100 });
  const both = await Promise.all([remove(person, body.id), remove(person, body.id)]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  expect((await list(person)).body).toEqual([]);
});

test("what came from a device is not changed by hand", async () => {
  const person = await somebody(kalivo);
  const { body } = await save(person, { type: "biking", kcal: 100 });
  await kalivo.product.services.db
    .updateTable("workouts")
    .set({ source: "garmin:Forerunner 945" })
    .where("id", "=", body.id)
    .execute();
  expect((await remove(person, body.id)).status).toBe(409);
  expect((await save(person, { id: body.id, type: "biking", kcal: 1 })).status).toBe(409);
  expect((await list(person)).body[0]?.legal_appending).toBe("Garmin Forerunner 945");
});

test("many workouts at once cannot slip past the day's limit together", async () => {
  const person = await somebody(kalivo);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => save(person, { type: "biking", kcal: 3000 })),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  // Each answer is of its time; an earlier end written later takes the day's allowance from a later one.
  const kept = (await list(person)).body.map(({ status }) => status);
  expect(kept.toSorted()).toEqual(["held", "held", "ok"]);
});

test("the list is searched by title and type and sorted", async () => {
  const person = await somebody(kalivo);
  await save(person, { type: "biking", kcal: 50, notes: "À vélo, to work 100%" });
  await save(person, { type: "swimming", kcal: 300 });
  await save(person, { type: "football", kcal: 200, notes: "Cup" });
  const kcals = async (data: object) => (await list(person, { ...data })).body.map(({ kcal }) => kcal);
  expect(await kcals({})).toEqual([200, 300, 50]);
  expect(await kcals({ sort: "oldest" })).toEqual([50, 300, 200]);
  expect(await kcals({ sort: "highest" })).toEqual([300, 200, 50]);
  const searches = ["WORK 100%", "a velo", "swim", "soccer"];
  const found = await Promise.all(searches.map((search) => kcals({ search })));
  expect(found).toEqual([[50], [50], [300], [200]]);
  await kalivo.call("POST", api.chooseLanguage, { token: person.token, data: { language: "fr" } });
  expect(await kcals({ search: "natat" })).toEqual([300]);
  const { body, headers } = await list(person, { page: 2, per_page: 2 });
  expect([body[0]?.kcal, body.length, headers["x-total-count"]]).toEqual([50, 1, "3"]);
});
