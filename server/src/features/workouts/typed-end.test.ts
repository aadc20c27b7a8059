import { expect, test } from "vitest";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { capgo, device, MINUTE } from "#server-test/support/health-records.ts";
import { chooseCause, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { closedMonth } from "#server-test/support/settled-workouts.ts";

// The tests' clock stands at 2026-11-05T10:00:00Z.
const kalivo = useProduct();

const save = (person: Somebody, data: Record<string, unknown>, form = false) =>
  kalivo.call("POST", api.saveWorkout, { token: person.token, data, form });
const endOf = ({ start_date, duration }: Workout) =>
  new Date(Date.parse(start_date) + duration * 60_000).toISOString();

const close = (period: number) => closedMonth(kalivo.product.services.db, period);

test("a workout can have ended earlier, in JSON and in a form; without a time it ended now", async () => {
  const person = await somebody(kalivo);
  const run = { type: "running", km: 5, minutes: 30 };
  const earlier = await save(person, { ...run, end_date: "2026-11-03T18:30:00+01:00" });
  expect([earlier.status, earlier.body.start_date, endOf(earlier.body)]).toEqual([
    201,
    "2026-11-03T17:00:00.000Z",
    "2026-11-03T17:30:00.000Z",
  ]);
  const ride = await save(person, { type: "biking", kcal: 300, end_date: "2026-11-04T08:00:00.000Z" }, true);
  expect([ride.status, ride.body.start_date]).toEqual([201, "2026-11-04T08:00:00.000Z"]);
  for (const none of ["", undefined]) {
    const { body } = await save(person, { type: "biking", kcal: 20, end_date: none });
    expect(body.start_date.slice(0, 13)).toBe("2026-11-05T10");
  }
});

const WRONG = [
  ["still to come", "2026-11-05T12:00:00Z", "still to come"],
  ["of more than 30 days ago", "2026-09-30T10:00:00Z", "at most 30 days ago"],
  ["no instant", "yesterday", "must be an instant"],
] as const;

test.each(WRONG)("an end %s is refused at its field", async (_, end_date, said) => {
  const person = await somebody(kalivo);
  const { status, body } = await save(person, { type: "biking", kcal: 100, end_date });
  expect([status, Object.keys(body.errors ?? {}), body.message]).toEqual([
    422,
    ["end_date"],
    expect.stringContaining(said),
  ]);
});

test("an edit moves a workout in time when it says so, and is held to the same bounds", async () => {
  const person = await somebody(kalivo);
  const { body: added } = await save(person, { type: "biking", kcal: 100 });
  const moved = await save(person, {
    id: added.id,
    type: "biking",
    kcal: 100,
    end_date: "2026-11-02T08:00:00Z",
  });
  expect([moved.status, moved.body.start_date]).toEqual([200, "2026-11-02T08:00:00.000Z"]);
  const kept = await save(person, { id: added.id, type: "biking", kcal: 150 });
  expect(kept.body.start_date).toBe("2026-11-02T08:00:00.000Z");
  const future = await save(person, {
    id: added.id,
    type: "biking",
    kcal: 100,
    end_date: "2026-11-06T08:00:00Z",
  });
  expect(future.status).toBe(422);
});

const at = (day: number, hour = "09") => ({ end_date: `2026-11-0${day}T${hour}:00:00Z` });

test("the calories of a day are those of the day it took place, not of the day it is typed in", async () => {
  const person = await somebody(kalivo);
  for (const day of [2, 3, 4]) {
    const { body } = await save(person, { type: "biking", kcal: 3500, ...at(day) });
    expect(body.status).toBe("ok");
  }
  expect((await save(person, { type: "biking", kcal: 1000, ...at(3, "11") })).body.status).toBe("held");
});

test("what ended before somebody pledged earns nothing, however late it is typed in or moved", async () => {
  const [person, donor] = [await somebody(kalivo), await somebody(kalivo)];
  await chooseCause(kalivo, person);
  await pledge(kalivo, { payer: donor.id, burner: person.id, since: "2026-11-03T12:00:00Z" });
  const ride = (end_date: string, id?: number) =>
    save(person, { type: "biking", kcal: 100, end_date, ...(id !== undefined && { id }) });
  const { body: before } = await ride("2026-11-03T11:00:00Z");
  expect(before.reason_code).toBe("before_pledge");
  expect((await ride("2026-11-03T13:00:00Z")).body.reason_code).toBeNull();
  expect((await ride("2026-11-04T09:00:00Z", before.id)).body.reason_code).toBeNull();
  expect((await ride("2026-11-02T09:00:00Z", before.id)).body.reason_code).toBe("before_pledge");
});

test("what waited on a device ended when it was logged there, however often it is sent", async () => {
  const person = await somebody(kalivo);
  const send = (ended_seconds_ago: number) =>
    kalivo.call("POST", api.saveWorkout, {
      token: person.token,
      headers: { "idempotency-key": "waited" },
      data: { type: "running", km: 5, minutes: 30, ended_seconds_ago },
    });
  const first = await send(20 * 3600);
  expect([first.status, endOf(first.body).slice(0, 16)]).toEqual([201, "2026-11-04T14:00"]);
  const again = await send(21 * 3600);
  expect([again.status, again.body.id]).toEqual([201, first.body.id]);
});

test("an end that is said twice is refused: which of the two held would be a guess", async () => {
  const person = await somebody(kalivo);
  const twice = { type: "biking", kcal: 100, end_date: "2026-11-04T08:00:00Z", ended_seconds_ago: 3600 };
  const { status, body } = await save(person, twice);
  expect([status, body.errors?.["ended_seconds_ago"]]).toEqual([
    422,
    ["Say when it ended once: as a time, or as how long ago."],
  ]);
  for (const none of ["", null])
    expect((await save(person, { ...twice, ended_seconds_ago: none })).status).toBe(201);
});

// Last: a closed month stays closed.
test("nothing is typed into a month that was closed", async () => {
  const person = await somebody(kalivo);
  const october = { type: "biking", kcal: 100, end_date: "2026-10-31T20:00:00Z" };
  expect((await save(person, october)).status).toBe(201);
  await close(202610);
  const { status, body } = await save(person, october);
  expect([status, body.errors?.["end_date"]]).toEqual([
    422,
    ["That month is closed: what ended in it is counted already. Choose a later day."],
  ]);
  expect((await save(person, { ...october, end_date: "2026-10-31T23:00:00Z" })).status).toBe(201);
});

test("what was typed with its time and what a watch recorded of it count once; corrected to another hour, both count", async () => {
  const { sync, list, longSince } = device(kalivo);
  const person = await longSince();
  await sync(person, [capgo({ workoutType: "running", totalDistance: 8000 })]);
  const [run] = await list(person);
  const ended = Date.parse(run?.end_date ?? "");
  const after = (minutes: number) => ({ end_date: new Date(ended + minutes * MINUTE).toISOString() });
  const typed = { type: "running", km: 8, minutes: 45 };
  const { body } = await save(person, { ...typed, ...after(5) });
  expect(body.status).toBe("duplicate");
  // The end stays, and the length is what was typed last.
  const longer = await save(person, { id: body.id, type: "running", km: 9, minutes: 60 });
  expect([longer.body.status, endOf(longer.body)]).toEqual(["duplicate", after(5).end_date]);
  expect((await save(person, { id: body.id, ...typed, km: 9, ...after(300) })).body.status).toBe("ok");
});
