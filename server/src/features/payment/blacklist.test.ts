import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { MAX_ORGANISATIONS_CHOSEN } from "@kalivo/domain/organisations/merge-choice.ts";
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

test("what a page excludes or allows leaves what was excluded elsewhere since it was loaded", async () => {
  const amina = await somebody(kalivo);
  await payerOf(kalivo, amina.id);
  const [shore, street] = [await organisation(kalivo, "Shore"), await organisation(kalivo, "Street")];
  expect((await blacklist(amina, { organisations: [shore], before: [] })).status).toBe(200); // the phone
  expect((await blacklist(amina, { organisations: [street], before: "" })).status).toBe(200); // the desktop
  expect(await listed(amina)).toEqual([shore, street]);
  expect((await blacklist(amina, { organisations: "", before: [shore] })).status).toBe(200);
  expect(await listed(amina)).toEqual([street]);
  expect((await blacklist(amina, { organisations: [street], before: [street, shore] })).status).toBe(200);
  expect(await listed(amina)).toEqual([street]);
});

test("two admins of a team each keep what the other excluded", async () => {
  const [ada, ben] = [await somebody(kalivo), await somebody(kalivo)];
  const team_id = await teamOf(kalivo, ada);
  await kalivo.product.services.db
    .insertInto("team_members")
    .values({ team_id, user_id: ben.id, is_admin: true, joined_at: new Date() })
    .execute();
  await teamPayerOf(kalivo, team_id);
  const ids = [await organisation(kalivo, "Ada's"), await organisation(kalivo, "Ben's")];
  const answers = await Promise.all(
    [ada, ben].map((admin, n) => blacklist(admin, { organisations: [ids[n]], before: [], team_id })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const { body } = await kalivo.call("GET", pathTo(api.readTeam, { id: team_id }), { token: ada.token });
  const both = body.payment_info?.blacklisted_organisations.map(({ id }) => id);
  expect(both?.toSorted((a, b) => a - b)).toEqual(ids.toSorted((a, b) => a - b));
});

test("more than can be excluded are refused", async () => {
  const amina = await somebody(kalivo);
  await payerOf(kalivo, amina.id);
  const ids: number[] = [];
  for (let n = 0; n <= MAX_ORGANISATIONS_CHOSEN; n += 1)
    ids.push(await organisation(kalivo, `Excluded ${n}`));
  await blacklist(amina, { organisations: ids.slice(1) });
  const { status, body } = await blacklist(amina, { organisations: ids.slice(0, 1), before: [] });
  expect([status, body.message]).toEqual([
    409,
    `You can choose at most ${MAX_ORGANISATIONS_CHOSEN} organisations. Nothing was changed.`,
  ]);
  expect(await listed(amina)).toHaveLength(MAX_ORGANISATIONS_CHOSEN);
});
