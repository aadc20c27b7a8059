import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { organisation, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const blacklist = ({ token }: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.blacklistOrganisations, { token, data });
const listed = async ({ token }: Somebody) => {
  const { body } = await kalivo.call("GET", api.readMe, { token });
  return body.payment_info?.blacklisted_organisations.map(({ id }) => id);
};

test("a payer replaces the organisations the money never goes to; twice is once", async () => {
  const amina = await somebody(kalivo);
  await payerOf(kalivo, amina.id);
  const [trees, water] = [await organisation(kalivo, "Trees"), await organisation(kalivo, "Water")];
  expect((await blacklist(amina, { organisations: [trees, water, trees] })).status).toBe(200);
  expect(await listed(amina)).toEqual([trees, water]);
  expect((await blacklist(amina, { organisations: [water] })).status).toBe(200);
  expect((await blacklist(amina, { organisations: "" })).status).toBe(200);
  expect(await listed(amina)).toEqual([]);
});

test("without payment info, with an unknown organisation or too many nothing is saved", async () => {
  const [amina, payer] = [await somebody(kalivo), await somebody(kalivo)];
  const trees = await organisation(kalivo, "Forest");
  expect((await blacklist(amina, { organisations: [trees] })).status).toBe(403);
  await payerOf(kalivo, payer.id);
  await blacklist(payer, { organisations: [trees] });
  expect((await blacklist(payer, { organisations: [trees, 999_999] })).status).toBe(404);
  const many = Array.from({ length: 10_001 }, (_, n) => n + 1);
  for (const organisations of [many, undefined, ["x"], [-1]])
    expect((await blacklist(payer, { organisations })).status).toBe(422);
  expect(await listed(payer)).toEqual([trees]);
});

test("a team's money is its admins' choice", async () => {
  const [ada, ben, carl] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  const team_id = await teamOf(kalivo, ada, ben);
  const trees = await organisation(kalivo, "Moor");
  expect((await blacklist(ada, { organisations: [trees], team_id })).status).toBe(403); // it does not pay yet
  await teamPayerOf(kalivo, team_id);
  expect((await blacklist(ada, { organisations: [trees], team_id })).status).toBe(200);
  for (const stranger of [ben, carl])
    expect((await blacklist(stranger, { organisations: [], team_id })).status).toBe(403);
  expect((await blacklist(ada, { organisations: [], team_id: 999_999 })).status).toBe(404);
  expect(await listed(ada)).toBeUndefined();
});

test("two changes at once leave one whole list", async () => {
  const amina = await somebody(kalivo);
  await payerOf(kalivo, amina.id);
  const ids = [await organisation(kalivo, "One"), await organisation(kalivo, "Two")];
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => blacklist(amina, { organisations: [ids[n % 2]] })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(await listed(amina)).toHaveLength(1);
});
