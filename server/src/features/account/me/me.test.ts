import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { User } from "@kalivo/contract/shapes/user.ts";
import { grossTotal, organisation, payerOf, pledge, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextDay } from "#server-test/support/steps.ts";

const kalivo = useProduct();
const me = async (token: string) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const burn = (token: string, kcal: number) =>
  kalivo.call("POST", api.saveWorkout, { token, data: { type: "biking", kcal } });
const choose = (token: string, organisations: number[]) =>
  kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations } });

test("a new person is whole, and has nothing yet", async () => {
  const { id, token, email } = await somebody(kalivo);
  const user = await me(token);
  expect(user).toMatchObject({
    id,
    email,
    first_name: "Amina",
    admin: false,
    active_source: "manual",
    health_consent: false,
  });
  expect(user).toMatchObject({
    workouts: [],
    organisations: [],
    backers_with_pivot: [],
    total_raised: 0,
    backers_count: 0,
  });
  expect(user.stats).toEqual({
    period: "2026-11",
    kcal_this_period: 0,
    raised_this_period_estimate: 0,
    donated_this_period_estimate: 0,
  });
  expect(user).not.toHaveProperty("payment_info");
});

test("a burner and a donor each see the pledge, and what the running month comes to so far", async () => {
  const burner = await somebody(kalivo, "Bo", "Burner");
  const donor = await somebody(kalivo, "Dina", "Donor");
  await choose(burner.token, [await organisation(kalivo, "Trees for all")]);
  await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 10 });
  await burn(burner.token, 1234);

  const own = await me(burner.token);
  expect(own.stats).toMatchObject({ kcal_this_period: 1234, raised_this_period_estimate: 1.23 });
  expect(own.backers_count).toBe(1);
  expect(own.backers_with_pivot).toMatchObject([
    {
      owner_type: "user",
      owner: { id: donor.id, gives_you: { rate_in_cents_per_kcal: 0.1 } },
      pivot: { rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 1000 },
    },
  ]);

  expect((await me(donor.token)).stats.donated_this_period_estimate).toBe(0); // moves at midnight
  await nextDay(kalivo);
  const paying = await me(donor.token);
  expect(paying.stats.donated_this_period_estimate).toBe(1.23);
  expect(paying.payment_info).toMatchObject({
    is_active: true,
    method_state: "active",
    ceiling_in_euros: 250,
  });
  expect(paying.payment_info?.burners_with_pivot).toMatchObject([
    { id: burner.id, pivot: { rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 1000 } },
  ]);
});

test("an estimate obeys the cap, the ceiling, the pledge's days and the payer's method", async () => {
  const trees = await organisation(kalivo, "Trees and caps");
  const burner = await somebody(kalivo, "Cap", "Burner");
  await choose(burner.token, [trees]);
  const capped = await somebody(kalivo, "Capped");
  await pledge(kalivo, { payer: capped.id, burner: burner.id, rateCents: 1000, capCents: 700n });
  const ended = await somebody(kalivo, "Ended");
  await pledge(kalivo, {
    payer: ended.id,
    burner: burner.id,
    rateCents: 1000,
    since: "2026-10-01T00:00:00Z",
    until: "2026-11-02T00:00:00Z",
  });
  const waiting = await somebody(kalivo, "Waiting");
  const payerId = await pledge(kalivo, { payer: waiting.id, burner: burner.id, rateCents: 1000 });
  const { db } = kalivo.product.services;
  await db
    .updateTable("payers")
    .set({ method_state: "none", method_since: null })
    .where("id", "=", payerId)
    .execute();
  await burn(burner.token, 1000);
  await nextDay(kalivo);

  expect((await me(burner.token)).stats.raised_this_period_estimate).toBe(7);
  expect((await me(capped.token)).stats.donated_this_period_estimate).toBe(7);
  expect((await me(ended.token)).stats.donated_this_period_estimate).toBe(0);
  const own = await me(burner.token);
  expect(own.backers_with_pivot, "who waits for a payment method is listed").toHaveLength(2);
  expect(own.backers_count, "and is no donor yet (rule 20b)").toBe(1);
  const unpaid = await me(waiting.token);
  expect(unpaid.payment_info).toMatchObject({ is_active: false, method_state: "none" });
  expect(unpaid.stats.donated_this_period_estimate).toBe(0);
});

test("calories of a burner without organisations, or with only blacklisted ones, come to nothing", async () => {
  const trees = await organisation(kalivo, "Blacklisted trees");
  const burner = await somebody(kalivo, "No", "Choice");
  const donor = await somebody(kalivo, "Picky", "Donor");
  const payerId = await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 100 });
  await burn(burner.token, 500);
  await nextDay(kalivo);
  expect((await me(donor.token)).stats.donated_this_period_estimate).toBe(0);
  await choose(burner.token, [trees]);
  expect((await me(donor.token)).stats.donated_this_period_estimate).toBe(5);
  await kalivo.product.services.db
    .insertInto("payer_blacklist")
    .values({ payer_id: payerId, organisation_id: trees })
    .execute();
  const paying = await me(donor.token);
  expect(paying.stats.donated_this_period_estimate).toBe(0);
  expect(paying.payment_info?.blacklisted_organisations).toEqual([
    { id: trees, name: "Blacklisted trees", logo: null, logo_gray: null },
  ]);
});

test("a changed pledge prices each workout by the version valid when it ended", async () => {
  const burner = await somebody(kalivo, "Two", "Versions");
  const donor = await somebody(kalivo, "Changing", "Donor");
  await choose(burner.token, [await organisation(kalivo, "Two versions")]);
  await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 10, until: "2026-11-20T11:00:00Z" });
  await pledge(kalivo, {
    payer: donor.id,
    burner: burner.id,
    rateCents: 20,
    capCents: 250n,
    since: "2026-11-20T11:00:00Z",
  });
  await kalivo.moveTo("2026-11-20T10:00:00Z");
  await burn(burner.token, 1000);
  await kalivo.moveTo("2026-11-20T12:00:00Z");
  await burn(burner.token, 500);
  expect((await me(burner.token)).stats.raised_this_period_estimate).toBe(2);
  await burn(burner.token, 1000);
  expect((await me(burner.token)).stats.raised_this_period_estimate).toBe(2.5);
});

test("what was raised and given comes from the books alone", async () => {
  const { id, token } = await somebody(kalivo, "Book", "Keeper");
  await grossTotal(kalivo, { party: "burner", party_id: id, period_id: 202609, gross_cents: 1234n });
  await grossTotal(kalivo, { party: "burner", party_id: id, period_id: 202610, gross_cents: 6n });
  await grossTotal(kalivo, {
    party: "payer",
    party_id: await payerOf(kalivo, id),
    period_id: 202610,
    gross_cents: 777n,
  });
  expect(await me(token)).toMatchObject({ total_raised: 12.4, total_donated: 7.77 });
});

test("Home has the latest three workouts", async () => {
  const { token } = await somebody(kalivo);
  for (const kcal of [10, 20, 30, 40]) await burn(token, kcal);
  expect((await me(token)).workouts.map(({ kcal }) => kcal)).toEqual([40, 30, 20]);
});

test("a backer with a pseudonym is seen by that name only", async () => {
  const burner = await somebody(kalivo);
  const donor = await somebody(kalivo, "Secret", "Name");
  await pledge(kalivo, { payer: donor.id, burner: burner.id });
  const { db } = kalivo.product.services;
  await db
    .updateTable("privacy_settings")
    .set({ pseudo: "Moonlight", donations: false })
    .where("user_id", "=", donor.id)
    .execute();
  const [backer] = (await me(burner.token)).backers_with_pivot;
  expect(backer?.owner).toMatchObject({ first_name: "Moonlight", last_name: "" });
  expect(backer?.owner).not.toHaveProperty("total_donated");
  expect(backer?.pivot).toMatchObject({ rate_in_cents_per_kcal: 0.1 });
  expect(await me(donor.token)).toMatchObject({ first_name: "Secret", privacy: { pseudo: "Moonlight" } });
});
