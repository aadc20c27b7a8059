import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { callsOf } from "#server-test/support/calls-of.ts";
import { choose, newOrganisation, newWorkout } from "#server-test/support/month-world.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";

// What the mail about an end says of the rest is what the close makes of it (rules 11 and 76).

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const { post } = callsOf(kalivo);

const CARRIED_ON = "Less than 2,00 € moves to the next month.";
const LAST = "Less than 0,50 € isn't collected any more.";

const burnerNamed = async (name: string) => {
  const burner = await somebody(kalivo, name, "Loopt");
  await choose(db(), burner.id, [await newOrganisation(db())]);
  return burner;
};
const donorNamed = async (name: string) => {
  const donor = await somebody(kalivo, name, "Geeft");
  return { ...donor, payer: await payerOf(kalivo, donor.id) };
};
const give = (donor: Somebody, burner: Somebody, data: Record<string, unknown> = {}) =>
  post(donor, api.backBurner, { burner_id: burner.id, perCalorie: 0.1, limit: 10, ...data });
const stop = (donor: Somebody, burner: Somebody) => give(donor, burner, { perCalorie: 0 });
const burns = (burner: Somebody, kcal: number, endAt: string) =>
  newWorkout(db(), { burner: burner.id, endAt, kcal });
const lastMailTo = async ({ email }: Somebody) => {
  const { body_text } = await db()
    .selectFrom("mails")
    .select("body_text")
    .where("recipient", "=", email)
    .where("body_text", "like", "%what you give has changed%")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return body_text.replaceAll(/[\u00a0\u202f]/g, " ");
};
const stateOf = async (payer: number, period: number) => {
  const found = await db()
    .selectFrom("statements")
    .select("state")
    .where("payer_id", "=", payer)
    .where("period_id", "=", period)
    .executeTakeFirst();
  return found?.state;
};

test("little moves to the next month while anything runs, and else is collected from 0.50 € or let go", async () => {
  const [anna, bas] = [await burnerNamed("Anna"), await burnerNamed("Bas")];
  const [half, little, goesOn] = [await donorNamed("Half"), await donorNamed("Lit"), await donorNamed("Gus")];
  await give(half, anna);
  await give(goesOn, anna);
  await give(goesOn, bas);
  await give(little, anna, { perCalorie: 0.04 });
  await burns(anna, 500, "2026-11-05T12:00:00Z");
  await kalivo.moveTo("2026-11-06T10:00:00Z");
  for (const donor of [half, little, goesOn]) await stop(donor, anna);
  await kalivo.moveTo("2026-11-06T10:20:00Z");

  const [ofHalf, ofLittle, ofGoesOn] = [
    await lastMailTo(half),
    await lastMailTo(little),
    await lastMailTo(goesOn),
  ];
  expect(ofHalf).toContain("0,50 € was raised up to 05/11/2026. We still collect it");
  expect(ofHalf).toContain(LAST);
  expect(ofHalf).not.toContain(CARRIED_ON);
  expect(ofLittle).toContain(
    "0,20 € was raised up to 05/11/2026. If it stays below 0,50 € with what came after that, we don't collect it.",
  );
  expect(ofLittle).not.toContain("We still collect it");
  expect(ofGoesOn).toContain("0,50 € was raised up to 05/11/2026. We still collect it");
  expect(ofGoesOn).toContain(CARRIED_ON);
  expect(ofGoesOn).not.toContain(LAST);

  await kalivo.moveTo("2026-12-01T05:01:00Z");
  expect(await stateOf(half.payer, 202611)).toBe("announced");
  expect(await stateOf(little.payer, 202611)).toBe("waived");
  expect(await stateOf(goesOn.payer, 202611)).toBe("carried");
  await kalivo.moveTo("2026-12-02T10:00:00Z");
  await stop(goesOn, bas);
  await kalivo.moveTo("2026-12-02T10:20:00Z");
  expect(await lastMailTo(goesOn)).toContain("0,50 € of earlier months comes with it.");
});

test("an end after a month and before its close names that month, too", async () => {
  const burner = await burnerNamed("Nora");
  const [much, little] = [await donorNamed("Mu"), await donorNamed("Li")];
  await give(much, burner);
  await give(little, burner, { perCalorie: 0.01 });
  await burns(burner, 3_000, "2026-12-20T12:00:00Z");
  await kalivo.moveTo("2026-12-31T23:30:00Z"); // half past midnight in Brussels
  await stop(much, burner);
  await stop(little, burner);
  await kalivo.moveTo("2026-12-31T23:50:00Z");
  expect(await lastMailTo(much)).toContain(
    "For December 2026, 3,00 € was raised. We collect it on 04/01/2027 at the earliest.",
  );
  expect(await lastMailTo(little)).toContain(
    "For December 2026, 0,30 € was raised. That is less than 0,50 €: we don't collect it.",
  );
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  expect(await stateOf(much.payer, 202612)).toBe("announced");
  expect(await stateOf(little.payer, 202612)).toBe("waived");
});

test("the mail about a deleted team leads to no page of it", async () => {
  const burner = await burnerNamed("Tess");
  const admin = await somebody(kalivo, "Di", "Min");
  const team = await teamOf(kalivo, admin, await somebody(kalivo, "Ma", "Te"));
  await teamPayerOf(kalivo, team);
  await give(admin, burner, { team_id: team });
  await kalivo.moveTo("2027-01-02T10:00:00Z");
  expect(await lastMailTo(admin)).toContain(`/team/${team}`);
  await kalivo.call("POST", pathTo(api.deleteTeam, { id: team }), { token: admin.token });
  await kalivo.moveTo("2027-01-02T10:20:00Z");
  const mail = await lastMailTo(admin);
  expect(mail).toContain("Your support for Tess Loopt has ended");
  expect(mail).toContain("The team is deleted");
  expect(mail).not.toContain(`/team/${team}`);
  expect(mail).not.toContain(`/stripe/${team}`);
  expect(mail).not.toContain("two taps");
});
