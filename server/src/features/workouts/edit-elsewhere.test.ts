import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// A workout that is corrected on one device while its sheet stands open on another.

const kalivo = useProduct();

async function withWorkout(first: Record<string, unknown>) {
  const { token } = await somebody(kalivo);
  const save = (data: Record<string, unknown>) =>
    kalivo.call("POST", api.saveWorkout, { token, data, form: true });
  const { id } = (await save(first)).body;
  return { id, edit: (data: Record<string, unknown>) => save({ id, ...data }), save };
}

test("what an edit does not send stays as it was corrected elsewhere", async () => {
  const { edit } = await withWorkout({ type: "swimming", kcal: 900, notes: "Laps" });
  expect((await edit({ kcal: 500 })).body).toMatchObject({ type: "swimming", kcal: 500, title: "Laps" });
  const { status, body } = await edit({ notes: "Laps at noon" });
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: "swimming", kcal: 500, title: "Laps at noon" });
  expect((await edit({ type: "biking" })).body).toMatchObject({ type: "biking", kcal: 500 });
});

test("of a run the kilometres alone are changed, or the time alone", async () => {
  const { edit } = await withWorkout({ type: "running", km: 10, minutes: 60 });
  expect((await edit({ km: "7,5" })).body).toMatchObject({ km: 7.5, minutes: 60 });
  expect((await edit({ minutes: 45 })).body).toMatchObject({ km: 7.5, minutes: 45 });
  const asSwim = await edit({ type: "swimming" });
  expect([asSwim.status, Object.keys(asSwim.body.errors ?? {})]).toEqual([422, ["kcal"]]);
});

test("figures of another kind than it is now are refused, and a new workout needs its kind", async () => {
  const { edit, save } = await withWorkout({ type: "swimming", kcal: 900 });
  await edit({ type: "running", km: 10, minutes: 60 });
  const { status, body } = await edit({ kcal: 500 });
  expect([status, body.message]).toEqual([
    409,
    "The kind of this workout was changed elsewhere. Nothing was changed.",
  ]);
  const untyped = await save({ kcal: 500 });
  expect([untyped.status, Object.keys(untyped.body.errors ?? {})]).toEqual([422, ["type"]]);
});
