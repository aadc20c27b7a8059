import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import { organisation, pledge, somebody, type Somebody } from "./support/people.ts";
import { useProduct } from "./support/product.ts";

const kalivo = useProduct();
let person: Somebody;

beforeAll(async () => {
  person = await somebody(kalivo, "Bo", "Both");
  const { token, id } = person;
  const other = await somebody(kalivo, "Other", "Both");
  for (const one of [person, other]) {
    const organisations = [await organisation(kalivo, `Bottles ${one.id}`)];
    await kalivo.call("POST", api.chooseOrganisations, { token: one.token, data: { organisations } });
  }
  await pledge(kalivo, { payer: id, burner: other.id });
  await pledge(kalivo, { payer: other.id, burner: id });
  for (const notes of ["Both", "Bottle"])
    await kalivo.call("POST", api.saveWorkout, { token, data: { type: "biking", kcal: 100, notes } });
  for (const name of ["Both", "Bottom"]) await kalivo.call("POST", api.createTeam, { token, data: { name } });
});

const LISTS = [
  api.listBurners,
  api.listDonors,
  api.listTeams,
  api.listOrganisations,
  api.listWorkouts,
] as const;
const list = (path: (typeof LISTS)[number], data: Record<string, unknown>) =>
  kalivo.call("GET", path, { token: person.token, data });

test.each(LISTS)("%s has pages, and beyond the last is an empty one with the same total", async (path) => {
  for (const search of [undefined, "bot"]) {
    const pages = [];
    for (const page of [1, 2, 3, 100_000]) pages.push(await list(path, { search, page, per_page: 1 }));
    expect(pages.map(({ status, body }) => [status, body.length])).toEqual([
      [200, 1],
      [200, 1],
      [200, 0],
      [200, 0],
    ]);
    expect(new Set(pages.map(({ headers }) => headers["x-total-count"]))).toEqual(new Set(["2"]));
  }
});

test.each(LISTS)("%s finds nothing by signs alone and takes any text", async (path) => {
  for (const search of ["★ & | ! :* '", "%_%_%", "x".repeat(200), "é ".repeat(100)])
    expect([search, (await list(path, { search })).body]).toEqual([search, []]);
});

test.each(LISTS)("%s refuses pages and sorts that there are none of", async (path) => {
  for (const wrong of [
    { page: -1 },
    { page: 0 },
    { page: "two" },
    { per_page: 101 },
    { search: "x".repeat(201) },
  ])
    expect([wrong, (await list(path, wrong)).status]).toEqual([wrong, 422]);
});

test.each([api.listOrganisations, api.listWorkouts] as const)("%s knows its sorts alone", async (path) => {
  for (const sort of ["drop table", "created_at; drop table users", "__proto__", "name"])
    expect([sort, (await list(path, { sort })).status]).toEqual([sort, 422]);
});
