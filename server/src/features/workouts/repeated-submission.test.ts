import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();

const RIDE = { type: "biking", kcal: 300, notes: "To the sea" };

/** Sent by a phone, with the key it gave the workout. */
async function send(person: Somebody, key: string, data: Record<string, unknown> = RIDE) {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.saveWorkout,
    headers: { authorization: `Bearer ${person.token}`, "idempotency-key": key },
    payload: data,
  });
  return { status: answer.statusCode, body: answer.json<Workout & { message: string }>() };
}
const list = async (person: Somebody) =>
  (await kalivo.call("GET", api.listWorkouts, { token: person.token })).body;

test("a workout whose answer was lost is sent again and is there once, answered the same", async () => {
  const person = await somebody(kalivo);
  const first = await send(person, "ride-1");
  const again = await send(person, "ride-1", { notes: "To the sea", kcal: "300", type: "biking", km: "" });
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect((await send(person, "ride-2")).body.id).not.toBe(first.body.id);
  expect(await list(person)).toHaveLength(2);
});

test("the same key many times at once adds one workout", async () => {
  const person = await somebody(kalivo);
  const answers = await Promise.all(Array.from({ length: 6 }, () => send(person, "at-once")));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
  expect(await list(person)).toHaveLength(1);
});

test("another person's same key is another workout", async () => {
  const [one, other] = [await somebody(kalivo), await somebody(kalivo)];
  await send(one, "shared");
  expect((await send(other, "shared", { ...RIDE, kcal: 20 })).status).toBe(201);
  expect([await list(one), await list(other)]).toMatchObject([[{ kcal: 300 }], [{ kcal: 20 }]]);
});

test("other figures under a known key are refused; a refusal keeps no key", async () => {
  const person = await somebody(kalivo);
  expect((await send(person, "mistyped", { ...RIDE, kcal: 20_000 })).status).toBe(422);
  expect((await send(person, "mistyped")).status).toBe(201);
  const other = await send(person, "mistyped", { ...RIDE, kcal: 301 });
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining("already")]);
  expect(await list(person)).toMatchObject([{ kcal: 300 }]);
});

test("what was deleted meanwhile does not come back, and an edit needs no key", async () => {
  const person = await somebody(kalivo);
  const { id } = (await send(person, "gone")).body;
  expect((await send(person, "gone", { ...RIDE, id, kcal: 310 })).body).toMatchObject({ id, kcal: 310 });
  await kalivo.call("POST", pathTo(api.deleteWorkout, { id }), { token: person.token });
  const late = await send(person, "gone");
  expect([late.status, late.body.message]).toEqual([409, expect.stringContaining("deleted")]);
  expect(await list(person)).toEqual([]);
});

test.each(["", " ", "é", "x".repeat(101)])("the key %j is none", async (key) => {
  const person = await somebody(kalivo);
  expect((await send(person, key)).status).toBe(422);
  expect(await list(person)).toEqual([]);
});
