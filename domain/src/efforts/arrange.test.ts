import { expect, test } from "vitest";
import { brusselsDay } from "../billing/month.ts";
import { arrangeEfforts } from "./arrange.ts";
import type { Effort } from "./effort.ts";

let ids = 0;

/** A run by Garmin on the morning of 5 November; `at` and `minutes` are of its elapsed time. */
function effort(of: Partial<Effort> & { at?: string; length?: number } = {}): Effort {
  const { at = "2026-11-05T07:00:00Z", length = 60, ...rest } = of;
  const id = (ids += 1);
  const start = new Date(at);
  const end = new Date(start.getTime() + length * 60_000);
  const source = rest.source ?? "garmin";
  return {
    id,
    source,
    key: `${source}:${id}`,
    names: [`${source}:${id}`],
    type: "running",
    start,
    end,
    startReliable: true,
    day: brusselsDay(end),
    km: 10,
    minutes: length,
    kcal: 600,
    kg: 60,
    basis: "active",
    trust:
      source === "garmin" || source === "strava"
        ? "provider"
        : source === "health"
          ? "device_unknown"
          : source,
    settledKcal: null,
    tooOld: false,
    shared: true,
    signal: null,
    review: null,
    answer: null,
    ...rest,
  };
}

const told = (...efforts: Effort[]) => {
  const verdicts = new Map(arrangeEfforts(efforts).map((verdict) => [verdict.id, verdict]));
  return efforts.map(({ id }) => {
    const verdict = verdicts.get(id);
    return verdict === undefined ? "settled" : [verdict.status, verdict.kcalCounted, verdict.reason];
  });
};
const ok = (kcal: number) => ["ok", kcal, null];
const duplicate = ["duplicate", 0, "duplicate"];

test("the same effort told by two sources counts once, as the one that can be believed most told it", () => {
  const garmin = effort({ kcal: 580 });
  expect(told(effort({ source: "health", at: "2026-11-05T07:00:01Z" }), garmin)).toEqual([
    duplicate,
    ok(580),
  ]);
  expect(told(effort({ source: "strava", basis: "total", kcal: 640 }), garmin)).toEqual([duplicate, ok(580)]);
  expect(
    arrangeEfforts([garmin, effort({ source: "file", type: "biking" })]).map(({ twinId }) => twinId),
  ).toContain(garmin.id);
});

test("half of the shorter one's time makes them one; less is counted once and kept", () => {
  const walk = { source: "health", type: "walking", length: 30, km: 2, kcal: 100 } as const;
  expect(told(effort(), effort({ ...walk, at: "2026-11-05T07:45:00Z" }))).toEqual([ok(600), duplicate]);
  expect(told(effort(), effort({ ...walk, at: "2026-11-05T07:45:01Z" }))).toEqual([
    ok(600),
    ["ok", 50, "partial"],
  ]);
  expect(told(effort(), effort({ ...walk, at: "2026-11-05T08:00:00Z" }))).toEqual([ok(600), ok(100)]);
});

test("time that two others share already is taken away once", () => {
  const [first, second] = [effort(), effort({ at: "2026-11-05T08:30:00Z" })];
  const long = effort({ source: "health", at: "2026-11-05T07:40:00Z", length: 100, kcal: 500 });
  const nested = effort({ source: "strava", at: "2026-11-05T07:50:00Z", length: 11, km: 2, kcal: 100 });
  // 20 minutes in the first, 50 in the second: the second one is half of the shorter one's 60.
  expect(told(first, second, long)).toEqual([ok(600), ok(600), duplicate]);
  const later = effort({ source: "health", at: "2026-11-05T07:35:00Z", length: 60, kcal: 600 });
  expect(told(first, nested, later)).toEqual([ok(600), duplicate, ["ok", 350, "partial"]]);
});

test("a link between sources says more than the clock", () => {
  const garmin = effort({ names: ["garmin:500"] });
  const strava = effort({ source: "strava", names: ["strava:9", "garmin:500"], at: "2026-11-06T20:00:00Z" });
  expect(told(garmin, strava)).toEqual([ok(600), duplicate]);
});

test("what was billed stays, and whatever comes later is compared with it", () => {
  const billed = effort({ source: "manual", startReliable: false, settledKcal: 600 });
  const billedFile = effort({ source: "file", settledKcal: 590 });
  expect(told(billedFile, effort())).toEqual(["settled", duplicate]);
  expect(told(billed, effort())).toEqual(["settled", ["held", 600, "twin_same_day"]]);
});

test("a clock of another zone is asked about; distance and length must agree", () => {
  const [here, there] = [effort(), effort({ source: "file", at: "2026-11-05T13:00:30Z" })];
  expect(told(here, there)).toEqual([ok(600), ["held", 600, "twin_timezone"]]);
  expect(told(here, effort({ source: "file", at: "2026-11-05T13:07:30Z" }))).toEqual([ok(600), ok(600)]);
  expect(told(here, effort({ source: "file", at: "2026-11-05T13:00:00Z", km: 9 }))).toEqual([
    ok(600),
    ok(600),
  ]);
  expect(told(here, effort({ at: "2026-11-05T13:00:00Z" }))).toEqual([ok(600), ok(600)]);
});

const file = (name: string, at: string, of: Partial<Effort> = {}) =>
  effort({ source: "file", at, key: `file:${name}`, names: [`file:${name}`], ...of });
const ASKED = ["held", 600, "twin_timezone"];

test("two files of one effort whose clocks are whole hours apart are asked about; an export has one clock", () => {
  const fit = file("sha256:a", "2026-11-05T09:00:00Z", { kcal: 610, basis: "difference" });
  for (const at of [
    "2026-11-05T08:00:00Z",
    "2026-11-05T10:00:00Z",
    "2026-11-05T11:00:20Z",
    "2026-11-05T23:00:00Z",
  ])
    expect(told(fit, file("sha256:b", at, { km: 10.2, basis: "computed" })), at).toEqual([ok(610), ASKED]);
  const answered = { answer: { says: "same", about: fit.id } } as const;
  expect(told(fit, file("sha256:b", "2026-11-05T10:00:00Z", answered))).toEqual([ok(610), duplicate]);
  // Two sessions of one file, and two workouts of one export.
  const twice = (one: string, two: string) =>
    told(file(one, "2026-11-05T07:00:00Z"), file(two, "2026-11-05T10:00:00Z"));
  expect(twice("sha256:a:0", "sha256:a:1")).toEqual([ok(600), ok(600)]);
  expect(twice("strava:1", "strava:2")).toEqual([ok(600), ok(600)]);
  expect(twice("strava:1", "apple:2")).toEqual([ok(600), ASKED]);
  expect(twice("strava:1", "sha256:a")).toEqual([ok(600), ASKED]);
});

test("nobody is asked whether the same route the next day, or the way back from work, was the same effort", () => {
  const there = effort({ at: "2026-11-05T07:00:00Z" });
  const back = (at: string) => told(there, effort({ source: "strava", at, basis: "total" }));
  expect(back("2026-11-06T07:00:00Z")).toEqual([ok(600), ok(600)]);
  expect(back("2026-11-05T16:30:00Z")).toEqual([ok(600), ok(600)]);
  expect(back("2026-11-05T09:15:00Z")).toEqual([ok(600), ok(600)]);
  // In India a recorder that takes local time for UTC is off by five and a half hours.
  expect(back("2026-11-05T12:30:00Z")).toEqual([ok(600), ASKED]);
});

test("what was typed the same day in the same sport and size is asked about, and answered", () => {
  const run = effort();
  const typed = { source: "manual", startReliable: false, at: "2026-11-05T19:00:00Z" } as const;
  expect(told(run, effort({ ...typed, km: 10.2, minutes: 58 }))).toEqual([
    ok(600),
    ["held", 600, "twin_same_day"],
  ]);
  expect(told(run, effort({ ...typed, km: 5, minutes: 30, kcal: 300 }))).toEqual([ok(600), ok(300)]);
  expect(told(run, effort({ ...typed, type: "biking" }))).toEqual([ok(600), ok(600)]);
  const says = (answer: "same" | "distinct") => effort({ ...typed, answer: { says: answer, about: run.id } });
  expect([told(run, says("same")), told(run, says("distinct"))]).toEqual([
    [ok(600), duplicate],
    [ok(600), ok(600)],
  ]);
  expect(told(effort({ ...typed }), effort({ ...typed }))).toEqual([ok(600), ok(600)]);
});

test("a hidden start of Strava's is the Garmin run of that day without asking", () => {
  const hidden = effort({ source: "strava", startReliable: false, at: "2026-11-05T00:00:01Z" });
  expect(told(effort(), hidden)).toEqual([ok(600), duplicate]);
});

test("who says that they are two is believed below nine tenths, and what they share counts once", () => {
  const run = effort();
  const other = (minutes: number) =>
    effort({
      source: "health",
      at: new Date(run.end.getTime() - minutes * 60_000).toISOString(),
      answer: { says: "distinct", about: run.id },
    });
  expect(told(run, other(36))).toEqual([ok(600), ["ok", 240, "partial"]]);
  expect(told(run, other(54))).toEqual([ok(600), duplicate]);
});

test("what does not count stands in nobody's way", () => {
  const walk = effort({ source: "file", type: "walking", km: 5, kcal: 250 });
  expect(told(walk, effort({ tooOld: true }))).toEqual([ok(250), ["ignored", 0, "too_old"]]);
  expect(told(walk, effort({ shared: false }))).toEqual([ok(250), ["ignored", 0, "not_shared"]]);
  expect(told(walk, effort({ review: "refused" }))).toEqual([ok(250), ["ignored", 0, "refused"]]);
  expect(told(walk, effort({ km: 520 }))).toEqual([ok(250), ["ignored", 0, "speed_impossible"]]);
  // A held workout may yet count, so its duplicate is held with it.
  expect(told(walk, effort({ km: 21 }))).toEqual([duplicate, ["held", 600, "speed_unusual"]]);
  expect(told(walk, effort({ km: 21, review: "accepted" }))).toEqual([duplicate, ok(600)]);
});

const at = (hour: number, kcal: number) =>
  effort({
    type: "biking",
    at: `2026-11-05T${String(hour).padStart(2, "0")}:00:00Z`,
    length: 180,
    minutes: 180,
    kcal,
  });

test("the day's and the month's bounds fall on the latest, whichever came first", () => {
  const [morning, noon, evening] = [at(4, 2000), at(10, 2000), at(16, 100)];
  expect(told(evening, noon, morning)).toEqual([["held", 100, "day_large"], ok(2000), ok(2000)]);
  expect(told(evening, { ...noon, settledKcal: 2000 }, morning)[0]).toEqual(["held", 100, "day_large"]);
});

test("a shifted clock is asked about also where an effort lasts longer than the shift, and what is shared counts once", () => {
  const long = { length: 75, km: 13, kcal: 900 };
  const fit = file("sha256:a", "2026-11-05T09:00:00Z", { ...long, basis: "difference" });
  const gpx = (of: Partial<Effort> = {}) => file("sha256:b", "2026-11-05T10:00:00Z", { ...long, ...of });
  expect(told(fit, gpx())).toEqual([ok(900), ["held", 900, "twin_timezone"]]);
  const distinct = gpx({ answer: { says: "distinct", about: fit.id } });
  expect(told(fit, distinct)).toEqual([ok(900), ["ok", 720, "partial"]]);
});

test("a shifted clock is known by the calories where one of the two no longer has its kilometres", () => {
  const strava = effort({ source: "strava", kcal: 600 });
  const shifted = (of: Partial<Effort>) => effort({ source: "file", at: "2026-11-05T09:00:00Z", ...of });
  expect(told({ ...strava, km: null }, shifted({}))).toEqual([ok(600), ASKED]);
  expect(told(strava, shifted({ km: null }))).toEqual([ok(600), ASKED]);
  expect(told({ ...strava, km: null }, shifted({ kcal: 500 }))).toEqual([ok(600), ok(500)]);
});

test("what was typed with its time is compared by it, and asked about where only its figures are alike", () => {
  const run = effort();
  const typed = (of: Parameters<typeof effort>[0]) => effort({ source: "manual", kcal: 660, ...of });
  expect(told(run, typed({ at: "2026-11-05T07:04:00Z", km: 9 }))).toEqual([ok(600), duplicate]);
  expect(told(run, typed({ at: "2026-11-05T07:50:00Z", km: 10 }))).toEqual([
    ok(600),
    ["held", 660, "twin_same_day"],
  ]);
  expect(told(run, typed({ at: "2026-11-05T07:45:00Z", km: 6 }))).toEqual([ok(600), ["ok", 495, "partial"]]);
  // Calories alone have an end, and no length.
  const ended = (end: string) =>
    told(run, typed({ at: end, length: 0, minutes: null, km: null, kcal: 450 }))[1];
  expect(ended("2026-11-05T08:20:00Z")).toEqual(["held", 450, "twin_same_day"]);
  expect(ended("2026-11-05T08:31:00Z")).toEqual(ok(450));
  // Two entries that somebody typed are deliberate.
  expect(told(typed({}), typed({ kcal: 700 }))).toEqual([ok(660), ok(700)]);
});

test("who is told that a short record stands for a long one may say that they are two", () => {
  const walk = effort({ type: "walking", at: "2026-11-05T09:00:00Z", length: 15, km: 1, kcal: 62 });
  const hike = (of: Partial<Effort> = {}) =>
    effort({ source: "file", type: "walking", length: 480, km: 24, kcal: 2400, ...of });
  expect(told(walk, hike())).toEqual([ok(62), duplicate]);
  expect(told(walk, hike({ answer: { says: "distinct", about: walk.id } }))).toEqual([
    ok(62),
    ["ok", 2325, "partial"],
  ]);
});
