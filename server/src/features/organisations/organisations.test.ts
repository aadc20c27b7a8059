import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { grossTotal, organisation, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const list = (data: Record<string, unknown> = {}) => kalivo.call("GET", api.listOrganisations, { data });
const namesOf = async (data: Record<string, unknown> = {}) => (await list(data)).body.map(({ name }) => name);

test("anybody sees the organisations: newest first, by money or by people, page by page", async () => {
  const alpha = await organisation(kalivo, "Alpha", new Date("2026-01-01T00:00:00Z"));
  const beta = await organisation(kalivo, "Beta", new Date("2026-02-01T00:00:00Z"));
  await organisation(kalivo, "Gamma 100%", new Date("2026-03-01T00:00:00Z"));
  await grossTotal(kalivo, {
    party: "organisation",
    party_id: alpha,
    period_id: 202609,
    gross_cents: 1234n,
    payers_count: 5,
  });
  await grossTotal(kalivo, {
    party: "organisation",
    party_id: alpha,
    period_id: 202610,
    gross_cents: 1n,
    payers_count: 1,
  });
  await grossTotal(kalivo, {
    party: "organisation",
    party_id: beta,
    period_id: 202610,
    gross_cents: 500n,
    payers_count: 1,
  });
  await grossTotal(kalivo, { party: "burner", party_id: beta, period_id: 202610, gross_cents: 99_999n });
  const { token } = await somebody(kalivo);
  await kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations: [beta] } });

  expect(await namesOf()).toEqual(["Gamma 100%", "Beta", "Alpha"]);
  expect(await namesOf({ sort: "total_raised" })).toEqual(["Alpha", "Beta", "Gamma 100%"]);
  expect(await namesOf({ sort: "users_count" })).toEqual(["Beta", "Gamma 100%", "Alpha"]);
  const second = await list({ page: 2, per_page: 2 });
  expect([second.body.map(({ name }) => name), second.headers["x-total-count"]]).toEqual([["Alpha"], "3"]);
  expect(second.body[0]).toEqual({
    id: alpha,
    name: "Alpha",
    logo: null,
    logo_gray: null,
    banner: null,
    short_description: "About Alpha",
    themes: [],
    is_association: false,
    donations_sum_total_in_euros: 12.35,
    users_count: 0,
    created_at: "2026-01-01T00:00:00.000Z",
  });
});

const usersOf = async (search: string) => (await list({ search })).body[0]?.users_count;

test("how many chose an organisation counts those who show it: a hidden choice is no difference to the cards", async () => {
  const [shown, hiding, unlisted] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  const chosen = await organisation(kalivo, "Hidden choice");
  for (const { token } of [shown, hiding, unlisted])
    await kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations: [chosen] } });
  expect(await usersOf("Hidden choice")).toBe(3);
  await kalivo.call("POST", api.savePrivacy, { token: hiding.token, data: { organisations: false } });
  expect(await usersOf("Hidden choice")).toBe(2);
  await kalivo.call("POST", api.savePrivacy, { token: unlisted.token, data: { public: false } });
  expect(await usersOf("Hidden choice")).toBe(1);
});

test("a search looks in name and descriptions, and takes every sign as it is", async () => {
  expect(await namesOf({ search: "BETA" })).toEqual(["Beta"]);
  expect(await namesOf({ search: "all about alp" })).toEqual(["Alpha"]);
  expect(await namesOf({ search: "100%" })).toEqual(["Gamma 100%"]);
  const none = await list({ search: "_____________________" });
  expect([none.body, none.headers["x-total-count"]]).toEqual([[], "0"]);
});

test("a search ranks by name, then short, then long description, and finds what is misspelt", async () => {
  const { db } = kalivo.product.services;
  const created_at = new Date("2026-05-01T00:00:00Z");
  const texts: [name: string, short: string, long: string][] = [
    ["Rivières", "Clean water", "We clean."],
    ["Blue Planet", "Rivers and seas", "We protect, and rivieres too."],
    ["Green Planet", "For rivières", "We plant."],
    ["Otters", "Animals", "We protect rivieres, rivieres, rivieres and otters."],
  ];
  await db
    .insertInto("organisations")
    .values(
      texts.map(([name, short_description, long_description]) => ({
        name,
        short_description,
        long_description,
        created_at,
      })),
    )
    .execute();
  const best = ["Rivières", "Green Planet", "Otters", "Blue Planet"];
  expect(await namesOf({ search: "RIVIERE" })).toEqual(best);
  expect(await namesOf({ search: "riviers" })).toEqual(best);
  expect(await namesOf({ search: "planet rivier" })).toEqual(["Green Planet", "Blue Planet"]);
  expect((await namesOf({ search: "riviere", sort: "created_at" })).toSorted()).toEqual([
    "Blue Planet",
    "Green Planet",
    "Otters",
    "Rivières",
  ]);
  await db.updateTable("organisations").set({ name: "Streams" }).where("name", "=", "Rivières").execute();
  expect(await namesOf({ search: "streems" })).toEqual(["Streams"]);
  expect(await namesOf({ search: "riviers" })).toEqual([]);
});

test("an unknown organisation is not there", async () => {
  for (const id of ["999999", "0", "-1", "abc", "99999999999999999999", "1e3", "%00"]) {
    expect([id, (await kalivo.call("GET", pathTo(api.readOrganisation, { id }))).status]).toEqual([id, 404]);
  }
});
