import { pathTo } from "@kalivo/contract/path-to.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { callsAs } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import {
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;
let ines: Somebody;
let donor: Somebody;

beforeAll(async () => {
  ines = await anAdmin(kalivo);
  donor = await somebody(kalivo, "Do", "Nadar");
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), {
    payer: await newPayer(db(), { userId: donor.id, methodRef: "gone" }),
    burner,
    rate: 20,
  });
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner, rate: 10 });
  await newPledge(db(), { payer: await newSandboxPayer(db(), "no_funds"), burner, rate: 8 });
  await newPledge(db(), { payer: await newSandboxPayer(db()), burner, rate: 1 });
  await newWorkout(db(), { burner, endAt: "2026-11-10T10:00:00Z", kcal: 3_000 });
});

const { get, post } = callsAs(kalivo, () => ines);
const simulate = (month: string) => post(api.simulateMonth, { month });

test("a running month is simulated with names and sums, and nothing but the log is written", async () => {
  const { status, body } = await simulate("2026-11");
  expect(status).toBe(200);
  expect(body).toMatchObject({
    month: "2026-11",
    already_closed: false,
    statements: 4,
    to_charge: 3,
    carried: 1,
    waived: 0,
    to_charge_in_euros: 11.4,
    payers_count: 4,
  });
  expect(body.payers[0]).toEqual({
    owner_type: "user",
    owner: { id: donor.id, name: "Do Nadar" },
    lines: 1,
    kcal: 3_000,
    due_in_euros: 6,
    before_in_euros: 0,
    scaled: false,
    outcome: "charge",
  });
  const { rows } = await sql`select from statements union all select from billing_periods`.execute(db());
  expect(rows).toEqual([]);
  expect(await auditLog(kalivo)).toMatchObject([{ action: "billing.simulate", target_id: 202611 }]);
});

test("a month that has not begun, lies before all workouts, or is none, is refused", async () => {
  expect((await simulate("2026-12")).status).toBe(404);
  expect((await simulate("2020-01")).status).toBe(404);
  for (const month of ["2026-13", "november", ""]) expect((await simulate(month)).status).toBe(422);
  expect((await get(pathTo(api.listMonthStatements, { month: "2026-11" }))).status).toBe(404);
  expect((await get(pathTo(api.listMonthStatements, { month: "2026-13" }))).status).toBe(404);
});

test("each month has its stage and its sums by state", async () => {
  for (const at of ["2026-12-01T05:01:00Z", "2026-12-04T08:01:00Z"]) await kalivo.moveTo(at);
  await kalivo.runDue();
  const { body, headers } = await get(api.listMonths);
  expect(headers["x-total-count"]).toBe("1");
  expect(body).toMatchObject([{ month: "2026-11", stage: "announced", collected_in_euros: 3, unnoticed: 0 }]);
  expect(body[0]?.waits).toEqual([
    {
      why: "payer",
      count: 2,
      since: expect.stringContaining("2026-12-04T08:01:"),
      ends_by: expect.stringContaining("2026-12-25T08:01:"),
    },
  ]);
  expect(body[0]?.statements).toContainEqual({ state: "carried", count: 1, amount_in_euros: 0.3 });
  expect(body[0]?.charges).toContainEqual({ state: "succeeded", count: 1, amount_in_euros: 3 });
  expect((await simulate("2026-11")).body).toMatchObject({ already_closed: true, statements: 4 });
});

test("a month's statements are listed, narrowed to what failed, with what the provider said", async () => {
  const all = await get(pathTo(api.listMonthStatements, { month: "2026-11" }));
  expect(all.headers["x-total-count"]).toBe("4");
  expect(all.body.map(({ total_in_euros }) => total_in_euros)).toEqual([6, 3, 2.4, 0.3]);
  const failed = await get(pathTo(api.listMonthStatements, { month: "2026-11" }), { charge: "failed" });
  expect(failed.body).toContainEqual(
    expect.objectContaining({
      total_in_euros: 2.4,
      charge: expect.objectContaining({ state: "failed", attempts: 1, last_code: "insufficient_funds" }),
    }),
  );
  const carried = await get(pathTo(api.listMonthStatements, { month: "2026-11" }), {
    state: "carried",
    per_page: 1,
  });
  expect(carried.body).toMatchObject([{ state: "carried", charge: null }]);
  const ofAllMonths = await get(api.listAllStatements, { charge: "failed" });
  expect(ofAllMonths.body).toEqual(failed.body);
  expect((await get(pathTo(api.listMonthStatements, { month: "2026-11" }), { state: "lost" })).status).toBe(
    422,
  );
});
