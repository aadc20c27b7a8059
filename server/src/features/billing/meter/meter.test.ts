import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import {
  choose,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { newStop } from "#server-test/support/payer-stops.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextDay } from "#server-test/support/steps.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-15T23:00:00Z" });
const db = () => kalivo.product.services.db;
let donor: Somebody;
let payer: number;
let burner: number;

const read = async (who: Somebody, data = {}) =>
  kalivo.call("GET", api.readMeter, { token: who.token, data });

beforeAll(async () => {
  donor = await somebody(kalivo);
  burner = await newBurner(db(), [await newOrganisation(db())]);
  payer = await newPayer(db(), { userId: donor.id });
  await newPledge(db(), { payer, burner, rate: 10 });
});

test("who never paid has a meter at nothing", async () => {
  const { status, body } = await read(await somebody(kalivo));
  expect([status, body]).toMatchObject([
    200,
    { month: "2026-11", so_far_in_euros: 0, limit_in_euros: 250, limited_by: "ceiling", due: null },
  ]);
});

test("the running month: so far, at this pace, announced and charged when", async () => {
  await newWorkout(db(), { burner, endAt: "2026-11-10T10:00:00Z", kcal: 6_000 });
  expect((await read(donor)).body).toMatchObject({ so_far_in_euros: 0, until: "2026-11-15" });
  await nextDay(kalivo);
  expect((await read(donor)).body).toEqual({
    month: "2026-11",
    so_far_in_euros: 6,
    stopped: false,
    until: "2026-11-16",
    carried_in_euros: 0,
    limit_in_euros: 250,
    limited_by: "ceiling",
    forecast_in_euros: 11.25, // 16 of 30 days have passed

    announced_at: "2026-12-01T05:00:00.000Z",
    charged_from: "2026-12-04T08:00:00.000Z",
    due: null,
  });
});

const toldOfPause = async (who: Somebody) => {
  const { so_far_in_euros, stopped, forecast_in_euros } = (await read(who)).body;
  return { so_far_in_euros, stopped, forecast_in_euros };
};

test("while one pauses a day is promised for what was owed before, and none for nothing", async () => {
  const [resting, owing] = [await somebody(kalivo), await somebody(kalivo)];
  const payers = [
    await newPayer(db(), { userId: resting.id }),
    await newPayer(db(), { userId: owing.id }),
  ] as const;
  await newPledge(db(), { payer: payers[1], burner });
  for (const one of payers) await newStop(db(), one, { kind: "own", from: "2026-11-14T10:00:00Z" });
  expect(await toldOfPause(resting)).toEqual({ so_far_in_euros: 0, stopped: true, forecast_in_euros: null });
  expect(await toldOfPause(owing)).toEqual({ so_far_in_euros: 6, stopped: false, forecast_in_euros: null });
});

test("limits of all pledges count when they come to less than the ceiling", async () => {
  const other = await somebody(kalivo);
  const capped = await newPayer(db(), { userId: other.id });
  await newPledge(db(), { payer: capped, burner, cap: 1_000n });
  expect((await read(other)).body).toMatchObject({
    so_far_in_euros: 6,
    stopped: false,
    limit_in_euros: 10,
    limited_by: "pledges",
    forecast_in_euros: 10,
  });
});

test("who pays for synced workouts only has a meter of those", async () => {
  const careful = await somebody(kalivo);
  const paying = await newPayer(db(), { userId: careful.id });
  await newPledge(db(), { payer: paying, burner, syncedOnly: true });
  expect((await read(careful)).body.so_far_in_euros).toBe(0);
  const synced = await newBurner(db(), [await newOrganisation(db())]);
  const version = { payer: paying, burner: synced, rate: 20 };
  await newPledge(db(), { ...version, syncedOnly: true, to: "2026-11-12T00:00:00Z" });
  await newPledge(db(), { ...version, from: "2026-11-12T00:00:00Z" });
  for (const endAt of ["2026-11-10T10:00:00Z", "2026-11-13T10:00:00Z"]) {
    await newWorkout(db(), { burner: synced, endAt, kcal: 100, trust: "device" });
    await newWorkout(db(), { burner: synced, endAt, kcal: 1_000 });
  }
  await nextDay(kalivo);
  expect((await read(careful)).body.so_far_in_euros).toBe(0.2 + 0.2 + 2);
});

test("an announced month stands beside the running one, and a small one waits", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  await kalivo.runDue();
  const { body } = await read(donor);
  expect(body).toMatchObject({
    month: "2026-12",
    so_far_in_euros: 0,
    forecast_in_euros: null,
    due: { month: "2026-11", amount_in_euros: 6, due_at: "2026-12-04T08:00:00.000Z" },
  });
  const small = await somebody(kalivo);
  const carrying = await newPayer(db(), { userId: small.id });
  await newPledge(db(), { payer: carrying, burner, rate: 1 });
  await newWorkout(db(), { burner, endAt: "2026-12-02T10:00:00Z", kcal: 3_000 });
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  expect((await read(small)).body).toMatchObject({ month: "2027-01", carried_in_euros: 0.3 });
  await db().updateTable("payers").set({ ceiling_cents: 100n }).where("id", "=", carrying).execute();
  await newWorkout(db(), { burner, endAt: "2027-01-03T10:00:00Z", kcal: 10_000 });
  await kalivo.moveTo("2027-01-05T12:00:00Z");
  expect((await read(small)).body).toMatchObject({
    so_far_in_euros: 0.7, // of 1.00 €; with what is carried at most the ceiling
    carried_in_euros: 0.3,
    limit_in_euros: 1,
    forecast_in_euros: 0.7,
  });
});

test("a late workout of a closed month is in the month that will bill it, for both, and is no pace", async () => {
  const [late, runner] = [await somebody(kalivo), await somebody(kalivo)];
  await choose(db(), runner.id, [await newOrganisation(db())]);
  const paying = await newPayer(db(), { userId: late.id });
  await newPledge(db(), { payer: paying, burner: runner.id });
  await newWorkout(db(), { burner: runner.id, endAt: "2026-12-30T10:00:00Z", kcal: 3_000 });
  await newWorkout(db(), { burner: runner.id, endAt: "2027-01-02T10:00:00Z", kcal: 1_000 });
  await kalivo.moveTo("2027-01-11T12:00:00Z");
  expect((await read(late)).body).toMatchObject({
    month: "2027-01",
    so_far_in_euros: 4,
    forecast_in_euros: 6.1, // 1.00 € in 10 of 31 days, and 3.00 € once
  });
  const stats = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body.stats;
  expect(await stats(late)).toMatchObject({ donated_this_period_estimate: 4 });
  expect(await stats(runner)).toMatchObject({ raised_this_period_estimate: 4, kcal_this_period: 1_000 });
  await kalivo.moveTo("2027-02-01T05:01:00Z");
  const billed = await db()
    .selectFrom("statement_lines")
    .select(["period_id", "computed_cents"])
    .where("payer_id", "=", paying)
    .execute();
  expect(billed).toEqual([{ period_id: 202701, computed_cents: 400n }]);
});

test("of a team only its admins", async () => {
  expect((await read(donor, { team_id: 999_999 })).status).toBe(404);
});
