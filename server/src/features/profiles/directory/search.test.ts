import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { organisation, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();

type Role = typeof api.listBurners | typeof api.listDonors;
const list = (viewer: Somebody, data: Record<string, unknown>, path: Role = api.listBurners) =>
  kalivo.call("GET", path, { token: viewer.token, data });
const found = async (viewer: Somebody, search: string, path?: Role) =>
  (await list(viewer, { search }, path)).body.map(({ id }) => id);
const settings = (person: Somebody, changed: Record<string, unknown>) =>
  kalivo.product.services.db
    .updateTable("privacy_settings")
    .set(changed)
    .where("user_id", "=", person.id)
    .execute();
const change = (person: Somebody, changed: Record<string, unknown>) =>
  kalivo.product.services.db.updateTable("users").set(changed).where("id", "=", person.id).execute();
const words = async () => {
  const { db } = kalivo.product.services;
  const rows = await db
    .selectFrom("search_words")
    .select(["word", "uses"])
    .where("kind", "=", "person")
    .execute();
  return new Map(rows.map(({ word, uses }) => [word, uses]));
};

let causes = 0;
async function burner(first_name: string, last_name: string): Promise<Somebody> {
  const person = await somebody(kalivo, first_name, last_name);
  causes += 1;
  const organisations = [await organisation(kalivo, `Cause ${causes}`)];
  await kalivo.call("POST", api.chooseOrganisations, { token: person.token, data: { organisations } });
  return person;
}

test("a search takes any accents, capitals, order of words and beginnings of words", async () => {
  const helene = await burner("Hélène", "Van den Bérg");
  const jean = await burner("Jean-Pierre", "O'Neill-Straße");
  const ivan = await burner("Иван", "Øster");
  for (const search of [
    "helene",
    "HÉLÈNE",
    "He\u0301le\u0300ne",
    "berg hel",
    "van den b",
    "  Berg,  Helene! ",
  ])
    expect([search, await found(jean, search)]).toEqual([search, [helene.id]]);
  for (const search of ["pierre", "jean pierre", "o'neill", "neill jean", "strasse", "STRASSE"])
    expect([search, await found(helene, search)]).toEqual([search, [jean.id]]);
  for (const search of ["иван", "ИВАН", "oster", "ив"])
    expect([search, await found(helene, search)]).toEqual([search, [ivan.id]]);
});

test("a misspelt name is found, after those spelt so", async () => {
  const dupont = await burner("Thomas", "Dupont");
  expect(await found(dupont, "dupond")).toEqual([dupont.id]);
  expect(await found(dupont, "tomas dupond")).toEqual([dupont.id]);
  const dupond = await burner("Théo", "Dupond");
  await burner("Zora", "Quist");
  expect(await found(dupont, "dupond")).toEqual([dupond.id, dupont.id]);
  expect(await found(dupont, "Dupont")).toEqual([dupont.id, dupond.id]);
});

test("the whole word comes before its beginning, and of equals the newest first", async () => {
  const [older, longer, newer] = [
    await burner("Li", "Abc"),
    await burner("Lisanne", "Abc"),
    await burner("Li", "Abc"),
  ];
  await change(newer, { created_at: new Date("2026-11-06T00:00:00Z") });
  expect(await found(older, "li")).toEqual([newer.id, older.id, longer.id]);
});

test("signs find nothing and mean nothing, and a long text is no trouble", async () => {
  const viewer = await burner("Percy", "Hundred");
  for (const search of [
    "%",
    "_____",
    "\\",
    "★★",
    "'; drop table users; --",
    "& | ! :* <->",
    "x".repeat(200),
  ]) {
    const answer = await list(viewer, { search });
    expect([search, answer.status, answer.body, answer.headers["x-total-count"]]).toEqual([
      search,
      200,
      [],
      "0",
    ]);
  }
  for (const search of ["percy & | ! :*", "%percy%", "percy' :A"])
    expect([search, (await list(viewer, { search })).status]).toEqual([search, 200]);
  expect(await found(viewer, "%percy%")).toEqual([viewer.id]);
  expect((await list(viewer, { search: "a ".repeat(100) })).status).toBe(200);
});

test("the name behind a pseudonym is never found nor kept, and the shown name follows every change", async () => {
  const viewer = await burner("Vera", "Viewer");
  const hidden = await burner("Hildegard", "Geheimnis");
  expect(await found(viewer, "hildegard")).toEqual([hidden.id]);
  await settings(hidden, { pseudo: "100% Moonlight_" });
  for (const search of ["hildegard", "Geheimnis", "hildegart", "geheimnis moonlight"])
    expect([search, await found(viewer, search)]).toEqual([search, []]);
  expect((await list(viewer, { search: "100% moonLIGHT_" })).body).toEqual([
    expect.objectContaining({ id: hidden.id, first_name: "100% Moonlight_", last_name: "" }),
  ]);
  await change(hidden, { first_name: "Brunhilde" });
  expect(await found(viewer, "brunhilde")).toEqual([]);
  for (const word of ["hildegard", "geheimnis", "brunhilde"])
    expect([word, (await words()).has(word)]).toEqual([word, false]);

  await settings(hidden, { public: false });
  expect(await found(viewer, "moonlight")).toEqual([]);
  await settings(hidden, { public: true, pseudo: "  " });
  expect(await found(viewer, "brunhilde")).toEqual([hidden.id]);
  await change(hidden, { erased_at: new Date("2026-11-05T10:00:00Z") });
  expect(await found(viewer, "brunhilde")).toEqual([]);
  expect((await words()).has("brunhilde")).toBe(false);
  expect((await list(viewer, { id: hidden.id })).body).toEqual([]);
});

test("a real name does not decide the order either", async () => {
  const viewer = await burner("Vera", "Viewer");
  const [first, second] = [await burner("Kestrel", "Kestrel"), await burner("Other", "Name")];
  await settings(first, { pseudo: "Kestrels wing" });
  await settings(second, { pseudo: "Kestrels wing" });
  await change(second, { created_at: new Date("2026-11-07T00:00:00Z") });
  expect(await found(viewer, "kestrel")).toEqual([second.id, first.id]);
});

test("of a name changed and a pseudonym set at the same moment only the pseudonym remains", async () => {
  const viewer = await burner("Vera", "Viewer");
  const person = await burner("Sabine", "Anders");
  await Promise.all([
    settings(person, { pseudo: "Nightowl" }),
    change(person, { last_name: "Andersson" }),
    settings(person, { pseudo: "Nightowl", public: true }),
    change(person, { first_name: "Sabina" }),
  ]);
  expect(await found(viewer, "sabin")).toEqual([]);
  expect(await found(viewer, "nightowl")).toEqual([person.id]);
});

test("burners and donors come and go with their choices and first pledges, also two at once", async () => {
  const burning = await burner("Rolf", "Rollen");
  const giving = await somebody(kalivo, "Rolf", "Rollen");
  expect(await found(burning, "rolf rollen", api.listDonors)).toEqual([]);
  await pledge(kalivo, { payer: giving.id, burner: burning.id, until: "2026-10-20T00:00:00Z" });
  expect(await found(burning, "rolf rollen", api.listDonors)).toEqual([giving.id]);
  expect(await found(burning, "rolf rollen", api.listBurners)).toEqual([burning.id]);

  const [one, two] = [await organisation(kalivo, "One"), await organisation(kalivo, "Two")];
  const choose = (organisations: number[]) =>
    kalivo.call("POST", api.chooseOrganisations, { token: burning.token, data: { organisations } });
  await Promise.all([choose([one]), choose([]), choose([two]), choose([one, two])]);
  const { db } = kalivo.product.services;
  const chosen = await db
    .selectFrom("user_organisations")
    .select("organisation_id")
    .where("user_id", "=", burning.id)
    .execute();
  expect(await found(burning, "rolf rollen")).toEqual(chosen.length > 0 ? [burning.id] : []);
  await choose([]);
  expect(await found(burning, "rolf rollen")).toEqual([]);
});

test("every word in use is counted once for each name that has it", async () => {
  const { db } = kalivo.product.services;
  const names = await db
    .selectFrom("directory")
    .select("found_as")
    .where("found_as", "is not", null)
    .execute();
  const counted = new Map<string, number>();
  for (const { found_as } of names)
    for (const word of (found_as ?? "").split(" ").filter(Boolean))
      counted.set(word, (counted.get(word) ?? 0) + 1);
  expect(await words()).toEqual(counted);
});

test("pages of a search follow each other, and beyond the last is nothing", async () => {
  const people = [];
  for (let n = 0; n < 5; n += 1) people.push(await burner("Paging", `Person${n}`));
  const [viewer] = people;
  if (viewer === undefined) throw new Error("nobody");
  const pages = [];
  for (const page of [1, 2, 3, 4, 100_000])
    pages.push(await list(viewer, { search: "paging", page, per_page: 2 }));
  expect(pages.map(({ body }) => body.length)).toEqual([2, 2, 1, 0, 0]);
  expect(new Set(pages.flatMap(({ body }) => body.map(({ id }) => id))).size).toBe(5);
  expect(pages.map(({ headers }) => headers["x-total-count"])).toEqual(["5", "5", "5", "5", "5"]);
});
