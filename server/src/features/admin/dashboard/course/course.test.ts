import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { NextStep } from "@kalivo/contract/shapes/admin-course.ts";
import { beforeAll, expect, test } from "vitest";
import { anAdmin } from "#server-test/support/admins.ts";
import { callsAs, callsOf } from "#server-test/support/calls-of.ts";
import { giveAccount } from "#server-test/support/owed-organisations.ts";
import {
  choose,
  newOrganisation,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// One month from its effort to the bank, as the dashboard tells its course. The tests follow each other.

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
let ines: Somebody;
let omar: Somebody;
let cause: number;
beforeAll(async () => {
  ines = await anAdmin(kalivo, "Ines");
  omar = await anAdmin(kalivo, "Omar");
  cause = await newOrganisation(db(), "Ocean Watch");
  await giveAccount(db(), cause, [ines.id, omar.id], { iban: "BE68539007547034" });
});

const { get } = callsAs(kalivo, () => ines);
const { post } = callsOf(kalivo);
const course = async () => (await get(api.readCourse)).body;
const month = async (label: string) => (await course()).months.find((one) => one.month === label);
const step = async (named: NextStep["step"]) => (await course()).next.find((one) => one.step === named);

const held = async () =>
  (
    await db()
      .selectFrom("accounts as a")
      .innerJoin("balances as b", "b.account_id", "a.id")
      .select(({ fn, eb }) => fn.sum<string>(eb("b.credits", "-", eb.ref("b.debits"))).as("cents"))
      .where("a.code", "=", "org_held")
      .executeTakeFirst()
  )?.cents;

test("a product without a month has a year of zeros, and its next close", async () => {
  const { months, next } = await course();
  expect(months.map((one) => one.month)).toEqual(expect.arrayContaining(["2025-12", "2026-01", "2026-11"]));
  expect(months).toHaveLength(12);
  expect(months.at(-1)).toEqual({
    month: "2026-11",
    collected_in_euros: 0,
    paid_out_in_euros: 0,
    not_collected_in_euros: 0,
    burners: 0,
    donors: 0,
  });
  expect(next.map((one) => [one.step, one.month, one.on, one.state])).toEqual([
    ["release", null, null, "nothing"],
    ["payouts", null, null, "nothing"],
    ["close", "2026-11", "2026-12-01", "to_come"],
  ]);
});

test("who moved and who supported are counted while the month runs", async () => {
  const burner = (await somebody(kalivo, "Bo", "Renders")).id;
  await choose(db(), burner, [cause]);
  for (const [rate, behaviour] of [
    [10, "succeeds"],
    [20, "succeeds"],
    [5, "no_funds"],
  ] as const)
    await newPledge(db(), { payer: await newSandboxPayer(db(), behaviour), burner, rate });
  await newWorkout(db(), { burner, endAt: "2026-11-04T10:00:00Z", kcal: 10_000 });
  expect(await month("2026-11")).toMatchObject({ burners: 1, donors: 3, collected_in_euros: 0 });
});

test("in the first hours of a month the close of the one before is what comes next", async () => {
  await kalivo.moveTo("2026-11-30T23:40:00Z");
  expect((await course()).next.filter((one) => one.step === "close")).toMatchObject([
    { month: "2026-11", on: "2026-12-01", state: "to_come" },
    { month: "2026-12", on: "2027-01-01", state: "to_come" },
  ]);
});

test("from the close to the collection the steps say how far they are", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const { next } = await course();
  expect(next.filter((one) => one.month === "2026-11")).toMatchObject([
    { step: "close", on: "2026-12-01", state: "done" },
    { step: "notices", on: "2026-12-01", state: "done", count: 3, left: 0, amount_in_euros: 35 },
    { step: "collection", on: "2026-12-04", state: "to_come", count: 3, left: 3, amount_in_euros: 35 },
  ]);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  await kalivo.runDue();
  expect(await step("collection")).toMatchObject({ state: "under_way", count: 3, left: 1 });
  expect(await month("2026-12")).toMatchObject({ collected_in_euros: 30, not_collected_in_euros: 0 });
  expect(await step("release")).toMatchObject({ on: "2027-02-04", state: "to_come" });
  expect((await step("release"))?.amount_in_euros, "without the provider's fees").toBe(
    Number((await held()) ?? 0) / 100,
  );
});

test("what was announced and given up is not collected, in the month it was announced for", async () => {
  for (const at of [
    "2026-12-07T09:00:00Z",
    "2026-12-11T09:00:00Z",
    "2026-12-18T09:00:00Z",
    "2026-12-26T09:00:00Z",
  ]) {
    await kalivo.moveTo(at);
    await kalivo.runDue();
  }
  expect((await course()).next.filter((one) => one.month === "2026-11")).toMatchObject([
    { step: "close", state: "done" },
    { step: "notices", state: "done" },
    { step: "collection", state: "done", left: 0 },
  ]);
  expect(await month("2026-12")).toMatchObject({ collected_in_euros: 30, not_collected_in_euros: 5 });
});

test("what is paid out counts in the month of the bank's day", async () => {
  await kalivo.moveTo("2027-02-05T08:00:00Z");
  await kalivo.runDue();
  expect(await step("release")).toMatchObject({ state: "nothing" });
  expect(await step("payouts")).toMatchObject({ state: "to_come", count: 1 });
  const { body: run } = await post(ines, api.preparePayouts);
  expect(await step("payouts")).toMatchObject({ state: "under_way", count: 1 });
  const at = { id: run.id };
  await post(omar, pathTo(api.approvePayouts, at));
  await get(pathTo(api.payoutFile, at));
  await post(ines, pathTo(api.signPayouts, at));
  await kalivo.moveTo("2027-02-09T08:00:00Z");
  await post(omar, pathTo(api.confirmPayouts, at), { settled_on: "2027-02-09" });
  expect((await month("2027-02"))?.paid_out_in_euros).toBeGreaterThan(20);
  expect(await month("2026-12")).toMatchObject({ collected_in_euros: 30, paid_out_in_euros: 0 });
});

test("nobody but admins reads it", async () => {
  const { status } = await kalivo.call("GET", api.readCourse, { token: (await somebody(kalivo)).token });
  expect(status).toBe(404);
});
