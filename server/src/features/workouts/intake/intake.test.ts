import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { put, useSources } from "#server-test/support/connections.ts";
import { run } from "#server-test/support/activity-source.ts";
import { importer } from "#server-test/support/imports.ts";
import type { Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { fileRun, takingOf } from "#server-test/support/taken-activities.ts";
import { fitFile } from "#server-test/support/workout-files.ts";

// Recordings from several sources one after another, before and after the month was billed.

const kalivo = useProduct({ LOG_LEVEL: "fatal" });
const { strava, connected, told, agree } = useSources(kalivo);
const { runner, take, list, answer, settle } = takingOf(kalivo);
const files = importer(kalivo);

const MORNING = "2026-11-04T09:00:00Z";
const later = (minutes: number) => new Date(Date.parse(MORNING) + minutes * 60_000).toISOString();

/** What counts, and why the others do not, by source. */
const standing = async (person: Somebody) =>
  (await list(person))
    .toSorted((a, b) => a.source.localeCompare(b.source))
    .map(({ source, status, kcal, reason_code }) => [source, status, kcal > 0, reason_code]);
const revisions = ({ id }: Somebody) =>
  kalivo.product.services.db
    .selectFrom("workout_revisions as r")
    .innerJoin("workouts as w", "w.id", "r.workout_id")
    .select(["r.change", "r.kcal_net"])
    .where("w.user_id", "=", id)
    .orderBy("r.id")
    .execute();
const remove = async ({ token }: Somebody, id?: number) =>
  (await kalivo.call("POST", pathTo(api.deleteWorkout, { id: String(id) }), { token })).status;
const theirRun = (name: string) => [{ kind: "activityRef", providerUserId: name, id: "1" }];

test("an edit at the provider is followed until the bill; afterwards it is kept beside it, once, and changes nothing", async () => {
  const bea = await connected("bea");
  await agree(bea, "share_strava");
  const edited = async (metres: number) => {
    put(strava, "bea", run("strava", "1", MORNING, { metres }));
    await told("strava", theirRun("bea"));
    return (await list(bea)).map(({ km, kcal }) => [km, kcal]);
  };
  const [first] = await edited(10_000);
  const [shorter] = await edited(8_000);
  expect([first?.[0], shorter?.[0]]).toEqual([10, 8]);
  expect(shorter?.[1]).toBeLessThan(first?.[1] ?? 0);
  await settle(bea);
  expect(await edited(5_000)).toEqual([shorter]);
  await told("strava", theirRun("bea"));
  expect(await revisions(bea)).toEqual([{ change: "edit", kcal_net: expect.any(Number) }]);
});

test("a deletion at the provider is followed until the bill; afterwards the bill stays and says so", async () => {
  const [early, late] = [await connected("early"), await connected("late")];
  for (const name of ["early", "late"]) {
    put(strava, name, run("strava", "1", MORNING, { title: name }));
    await told("strava", theirRun(name));
  }
  await agree(late, "share_strava");
  await settle(late);
  for (const name of ["early", "late"]) {
    strava.activities.get(name)?.delete("1");
    await told("strava", [{ kind: "activityDeleted", providerUserId: name, id: "1" }]);
  }
  expect([await list(early), (await list(late)).length]).toEqual([[], 1]);
  expect(await revisions(late)).toEqual([{ change: "deletion", kcal_net: null }]);
});

test("the winner deleted, its double counts; with the consent to share withdrawn as well, and given again no more", async () => {
  const cas = await connected("cas");
  await agree(cas, "share_strava");
  await take(cas, fileRun("copy", later(-601)));
  put(strava, "cas", run("strava", "1", later(-601)));
  await told("strava", theirRun("cas"));
  const fileCounts = ["file", "ok", true, "no_donor"];
  const stravaCounts = [
    ["file", "duplicate", false, "duplicate"],
    ["strava", "ok", true, "no_donor"],
  ];
  expect(await standing(cas)).toEqual(stravaCounts);
  await agree(cas, "share_strava", false);
  expect(await standing(cas)).toEqual([fileCounts, ["strava", "ignored", false, "not_shared"]]);
  await agree(cas, "share_strava");
  expect(await standing(cas)).toEqual(stravaCounts);
  strava.activities.get("cas")?.delete("1");
  await told("strava", [{ kind: "activityDeleted", providerUserId: "cas", id: "1" }]);
  expect(await standing(cas)).toEqual([fileCounts]);
});

test("of two that share most of their time their owner may say that they are two, and take it back", async () => {
  const dao = await runner("Dao");
  await take(dao, run("strava", "1", MORNING), fileRun("half", later(24)));
  const [first, twin] = await list(dao);
  if (first === undefined || twin === undefined) throw new Error("one of the two is missing");
  expect([twin.status, twin.question, twin.same_effort_as?.id]).toEqual([
    "duplicate",
    "may_differ",
    first.id,
  ]);
  const say = async (says: string) => (await answer(dao, twin.id, { about: first.id, says })).body;

  const apart = await say("distinct");
  expect([apart.status, apart.reason_code, apart.question]).toEqual(["ok", "partial", "take_back"]);
  expect(apart.kcal / apart.kcal_net).toBeCloseTo(0.4, 2);
  const same = await say("same");
  expect([same.status, same.answer, same.question]).toEqual(["duplicate", "same", "take_back"]);
  const neither = await say("none");
  expect([neither.status, neither.answer, neither.question]).toEqual(["duplicate", null, "may_differ"]);

  const other = await runner("Other");
  const about = { about: first.id, says: "same" };
  expect((await answer(other, twin.id, about)).status).toBe(404);
  expect((await answer(dao, twin.id, { ...about, about: twin.id })).status).toBe(409);
  expect((await answer(dao, twin.id, { ...about, says: "perhaps" })).status).toBe(422);
  await say("distinct");
  await settle(dao);
  expect((await answer(dao, twin.id, about)).status).toBe(409);
});

test("of two that share nearly all of their time nobody says that they are two", async () => {
  const eva = await runner("Eva");
  await take(eva, run("strava", "1", MORNING), fileRun("all", later(3)));
  const [first, twin] = await list(eva);
  if (first === undefined || twin === undefined) throw new Error("one of the two is missing");
  expect([twin.status, twin.question]).toEqual(["duplicate", null]);
  const said = await answer(eva, twin.id, { about: first.id, says: "distinct" });
  expect([said.status, said.body.message]).toEqual([
    409,
    "The two took place at the same time, so they count as one.",
  ]);
  expect((await list(eva)).map(({ answer: kept }) => kept)).toEqual([null, null]);
});

test("who brought a file may delete its workout until it is billed, and nobody else", async () => {
  const fee = await runner("Fee");
  const other = await runner("Other");
  const bring = async (start: string) => {
    const sent = await files.send(fee, { "run.fit": fitFile({ start, minutes: 40, km: 7, kcal: 500 }) });
    await files.commit(fee, sent.body.id);
    return (await list(fee)).at(-1)?.id;
  };
  const id = await bring("2026-11-03T09:00:00Z");
  expect([await remove(other, id), await remove(fee, id), await remove(fee, id)]).toEqual([404, 200, 404]);
  expect(await list(fee)).toEqual([]);
  const again = await bring("2026-11-03T09:00:00Z");
  await settle(fee);
  expect(await remove(fee, again)).toBe(409);
});

test("records that no device can have made are not taken, each with its reason", async () => {
  const gil = await runner("Gil");
  const energy = { kcal: -5, basis: "active" } as const;
  const wrong = [
    fileRun("future", "2026-11-05T10:06:00Z"),
    fileRun("negative", MORNING, { energy }),
    fileRun("520 km", MORNING, {
      start: new Date("2026-11-04T05:48:00Z"),
      metres: 520_000,
      timerSeconds: 11_520,
      energy: { kcal: 2_000, basis: "active" },
    }),
    fileRun("1990", "1990-01-01T01:00:00Z"),
    fileRun("backwards", MORNING, { start: new Date(later(1)) }),
  ];
  const taken = await take(gil, ...wrong);
  expect(taken.map(({ outcome, notTaken }) => [outcome, notTaken])).toEqual([
    ["not_taken", "in_the_future"],
    ["not_taken", "impossible_figures"],
    ["not_taken", "speed_impossible"],
    ["not_taken", "wrong_clock"],
    ["not_taken", "ends_before_it_begins"],
  ]);
  expect(await list(gil)).toEqual([]);
});
