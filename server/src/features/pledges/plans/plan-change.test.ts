import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { newBurner, newOrganisation, newPledge, newWorkout } from "#server-test/support/month-world.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { versionsOf } from "#server-test/support/pledge-versions.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const db = () => kalivo.product.services.db;

const back = ({ token }: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.backBurner, { token, data, form: true });
const readMe = async ({ token }: Somebody) => (await kalivo.call("GET", api.readMe, { token })).body;
const pivotOf = async (who: Somebody) => (await readMe(who)).payment_info?.burners_with_pivot[0]?.pivot;

/** A donor who gives a burner 0,10 € per 100 kcal, with a limit of 10 €. */
async function giving() {
  const donor = await somebody(kalivo, "Dina");
  const payer = await payerOf(kalivo, donor.id);
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer, burner, cap: 1_000n });
  return { ...donor, payer, burner };
}

test("from the first of a month the support is another; until then, and for everybody else, it is what it was", async () => {
  const who = await giving();
  const planned = await back(who, {
    burner_id: who.burner,
    perCalorie: "0.20",
    limit: 15,
    from: "2027-02-01",
  });
  expect([planned.status, planned.body.message]).toEqual([
    200,
    "Planned. Until that day your support stays as it is.",
  ]);
  expect(await versionsOf(db(), who.payer, who.burner)).toMatchObject([
    { rate: 10, until: "2027-02-01", planned: false },
    { rate: 20, from: "2027-02-01", until: null, planned: true },
  ]);
  const next = {
    from: "2027-02-01",
    rate_in_cents_per_kcal: 0.2,
    monthly_max_in_euros: 15,
    synced_only: false,
  };
  expect(await pivotOf(who)).toMatchObject({ rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 10, next });
  const profile = await kalivo.call("GET", pathTo(api.readProfile, { id: who.burner }), { token: who.token });
  expect(profile.body.pivot).toMatchObject({ rate_in_cents_per_kcal: 0.1, next });

  const other = await somebody(kalivo, "Vera");
  const seen = await kalivo.call("GET", pathTo(api.readProfile, { id: who.id }), { token: other.token });
  expect(seen.body.payment_info?.burners_with_pivot[0]?.relation).toEqual({
    rate_in_cents_per_kcal: 0.1,
    monthly_max_in_euros: 10,
    synced_only: false,
  });
  expect(seen.body.burners_count).toBe(1);
});

test("the burner sees what is given, and nothing of what is planned", async () => {
  const donor = await somebody(kalivo, "Dora");
  await payerOf(kalivo, donor.id);
  const burner = await somebody(kalivo, "Bo");
  await back(donor, { burner_id: burner.id, perCalorie: "0.10" });
  await back(donor, { burner_id: burner.id, perCalorie: "0.02", from: "2026-12-01" });
  const [backer] = (await readMe(burner)).backers_with_pivot;
  expect(backer?.pivot).toMatchObject({ rate_in_cents_per_kcal: 0.1 });
  expect(backer?.pivot).not.toHaveProperty("next");
  const seen = await kalivo.call("GET", pathTo(api.readProfile, { id: donor.id }), { token: burner.token });
  expect(seen.body.gives_you).not.toHaveProperty("next");
  expect(seen.body.payment_info?.burners_with_pivot[0]?.relation).not.toHaveProperty("next");
});

test("a later plan takes the place of the one before, and the terms of today take it back", async () => {
  const who = await giving();
  const plan = (perCalorie: string, from: string) => back(who, { burner_id: who.burner, perCalorie, from });
  await plan("0.20", "2027-02-01");
  await plan("0.30", "2026-12-01");
  expect(await versionsOf(db(), who.payer, who.burner)).toMatchObject([
    { rate: 10, until: "2026-12-01" },
    { rate: 30, from: "2026-12-01" },
  ]);
  expect((await plan("0.10", "2026-12-01")).body.message).toBe("Undone. Your support stays as it is.");
  await plan("0.20", "2027-11-01");
  const taken = await back(who, { burner_id: who.burner, perCalorie: "0.10", forgetPlan: "true" });
  expect(taken.body.message).toBe("Undone. Your support stays as it is.");
  expect(await versionsOf(db(), who.payer, who.burner)).toMatchObject([{ rate: 10, until: null }]);
});

test("a change at once keeps the plan, unless it is said that it goes, or the plan has become true", async () => {
  const who = await giving();
  const now = (perCalorie: string, more = {}) => back(who, { burner_id: who.burner, perCalorie, ...more });
  await now("0.20", { from: "2027-02-01" });
  expect((await now("0.15")).body.message).toBe("Your support was changed.");
  expect(await versionsOf(db(), who.payer, who.burner)).toMatchObject([
    { rate: 10 },
    { rate: 15, until: "2027-02-01", planned: false },
    { rate: 20, from: "2027-02-01", planned: true },
  ]);
  await now("0.20");
  expect((await versionsOf(db(), who.payer, who.burner)).at(-1)).toMatchObject({ rate: 20, planned: false });
  await now("0.40", { from: "2027-02-01" });
  await now("0.25", { forgetPlan: "true" });
  expect((await versionsOf(db(), who.payer, who.burner)).at(-1)).toMatchObject({ rate: 25, until: null });
});

test.each([
  ["a day of the past", "2026-11-01"],
  ["today", "2026-11-20"],
  ["no first of a month", "2026-12-02"],
  ["29 February", "2028-02-29"],
  ["thirteen months ahead", "2027-12-01"],
])("%s is refused with a sentence, and nothing changes", async (_, from) => {
  const who = await giving();
  const { status, body } = await back(who, { burner_id: who.burner, perCalorie: "0.20", from });
  expect([status, body.message]).toEqual([
    422,
    "Choose the first day of a month to come, at most 12 months ahead.",
  ]);
  expect(await versionsOf(db(), who.payer, who.burner)).toMatchObject([{ rate: 10, until: null }]);
});

test("no day, a stop with a day, and nobody supported are refused", async () => {
  const who = await giving();
  const asked = { burner_id: who.burner, perCalorie: "0.20", from: "2027-02-01" };
  expect((await back(who, { ...asked, from: "2027-02-30" })).status).toBe(422);
  expect((await back(who, { ...asked, perCalorie: 0 })).status).toBe(422);
  expect(await versionsOf(db(), who.payer, who.burner)).toMatchObject([{ rate: 10, until: null }]);
  const nobody = await somebody(kalivo, "Neil");
  expect((await back(nobody, asked)).status).toBe(409);
});

test("what ended before midnight is billed at the old terms, what ended at midnight at the new ones", async () => {
  const who = await giving();
  await back(who, { burner_id: who.burner, perCalorie: "1.00", limit: 100, from: "2026-12-01" });
  const burned = (endAt: string) => newWorkout(db(), { burner: who.burner, endAt, kcal: 9_000 });
  await burned("2026-11-30T22:59:59Z"); // 9,00 €, and the limit of 10 € of November stays November's
  await burned("2026-11-30T22:59:58Z");
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  await kalivo.runDue();
  const months = async () => (await kalivo.call("GET", api.listStatements, { token: who.token })).body;
  expect((await months()).at(0)).toMatchObject({ month: "2026-11", total_in_euros: 10 });
  expect(await pivotOf(who)).toEqual({
    rate_in_cents_per_kcal: 1,
    monthly_max_in_euros: 100,
    synced_only: false,
    counts_since: "2026-11-30T23:00:00.000Z",
  });
  await burned("2026-11-30T23:00:00Z");
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  await kalivo.runDue();
  expect((await months()).at(0)).toMatchObject({ month: "2026-12", total_in_euros: 90 });
});
