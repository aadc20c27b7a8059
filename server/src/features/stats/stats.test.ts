import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { grossTotal, organisation, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { nextDay } from "#server-test/support/steps.ts";
import { monthBars } from "./month-bars.ts";

const kalivo = useProduct();
const stats = (type: string, of: Somebody) =>
  kalivo.call("GET", pathTo(api.readStats, { type, id: of.id }), { token: of.token });
const burn = (person: Somebody, kcal: number) =>
  kalivo.call("POST", api.saveWorkout, { token: person.token, data: { type: "biking", kcal } });

test("a burner's bars are kcal by the month in Brussels, six at least, the running one temporary", async () => {
  const person = await somebody(kalivo);
  expect((await stats("burner", person)).body).toEqual({
    allTime: 0,
    bars: ["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"].map((date) => ({
      date,
      value: 0,
      temporary: date === "2026-11",
    })),
    bigNumber: 0,
    until: null,
    nbUsers: 0,
    garminDisclaimer: null,
  });
  await kalivo.moveTo("2026-11-30T22:59:00Z");
  await burn(person, 100);
  await kalivo.moveTo("2026-11-30T23:01:00Z"); // already December in Brussels
  await burn(person, 30);
  const { body } = await stats("burner", person);
  expect(body).toMatchObject({ allTime: 130, bigNumber: 30 });
  expect(body.bars.slice(-2)).toEqual([
    { date: "2026-11", value: 100, temporary: false },
    { date: "2026-12", value: 30, temporary: true },
  ]);
});

test("sums with Garmin's data carry its sentence", async () => {
  const person = await somebody(kalivo);
  await burn(person, 100);
  const { db } = kalivo.product.services;
  await db
    .updateTable("workouts")
    .set({ source: "strava:Garmin Forerunner 945" })
    .where("user_id", "=", person.id)
    .execute();
  expect((await stats("burner", person)).body.garminDisclaimer).toBe(
    "Insights derived in part from Garmin device-sourced data.",
  );
});

test("a donor's bars are the euros collected, the running month an estimate", async () => {
  const [burner, donor] = [await somebody(kalivo), await somebody(kalivo)];
  const organisations = [await organisation(kalivo, "Bars")];
  await kalivo.call("POST", api.chooseOrganisations, { token: burner.token, data: { organisations } });
  const payerId = await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 10 });
  await grossTotal(kalivo, { party: "payer", party_id: payerId, period_id: 202605, gross_cents: 250n });
  await grossTotal(kalivo, { party: "payer", party_id: payerId, period_id: 202610, gross_cents: 1001n });
  await burn(burner, 3000);
  await nextDay(kalivo);
  const { body } = await stats("donor", donor);
  expect(body).toMatchObject({
    allTime: 12.51,
    bigNumber: 3,
    until: "2026-12-01",
    nbUsers: 1,
    garminDisclaimer: null,
  });
  expect(body.bars).toHaveLength(8);
  expect([body.bars[0], body.bars.at(-1)]).toEqual([
    { date: "2026-05", value: 2.5, temporary: false },
    { date: "2026-12", value: 3, temporary: true },
  ]);
});

test("a team's bars are the euros it gave, for any member of the product", async () => {
  const [burner, founder, stranger] = [
    await somebody(kalivo),
    await somebody(kalivo),
    await somebody(kalivo),
  ];
  const { db } = kalivo.product.services;
  const since = new Date("2026-01-01T00:00:00Z");
  const { id } = await db
    .insertInto("teams")
    .values({ name: "Givers", created_by: founder.id, created_at: since })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ofTeam = (viewer: Somebody) =>
    kalivo.call("GET", pathTo(api.readStats, { type: "team", id }), { token: viewer.token });
  expect((await ofTeam(stranger)).body).toMatchObject({ allTime: 0, bigNumber: null, nbUsers: 0 });
  await db
    .insertInto("team_members")
    .values({ team_id: id, user_id: founder.id, is_admin: true, joined_at: since })
    .execute();

  const payer = await db
    .insertInto("payers")
    .values({
      team_id: id,
      provider: "sandbox",
      customer_ref: "customer-team",
      method_ref: "method-team",
      method_state: "active",
      method_since: since,
      created_at: since,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const organisations = [await organisation(kalivo, "Of the team")];
  await kalivo.call("POST", api.chooseOrganisations, { token: burner.token, data: { organisations } });
  await db
    .insertInto("pledges")
    .values({ payer_id: payer.id, burner_id: burner.id, rate_cents: 20, valid: "[2026-10-01T00:00:00Z,)" })
    .execute();
  await grossTotal(kalivo, { party: "payer", party_id: payer.id, period_id: 202610, gross_cents: 555n });
  await burn(burner, 1000);
  await nextDay(kalivo);
  const { body } = await ofTeam(founder);
  expect(body).toMatchObject({ allTime: 5.55, bigNumber: 2, nbUsers: 1, garminDisclaimer: null });
  expect(body.bars.at(-1)).toMatchObject({ value: 2, temporary: true });
  const others = (await ofTeam(stranger)).body;
  expect(others).toMatchObject({ allTime: 5.55, bigNumber: null, until: null, nbUsers: 1 });
  expect(others.bars.at(-1)).toMatchObject({ date: "2026-11", temporary: false });

  await db.updateTable("teams").set({ deleted_at: since }).where("id", "=", id).execute();
  expect((await ofTeam(stranger)).status).toBe(404);
});

test("there are no unknown teams, and no other kinds", async () => {
  const person = await somebody(kalivo);
  for (const type of ["team", "everybody", "__proto__"]) expect((await stats(type, person)).status).toBe(404);
});

test("a first month long ago does not draw bars without end", () => {
  const bars = monthBars(new Map([[197001, 5]]), 202612);
  expect(bars).toHaveLength(240);
  expect(bars.at(-1)).toEqual({ date: "2026-12", value: 0, temporary: true });
});
