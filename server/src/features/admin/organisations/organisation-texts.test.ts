import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { callsAs } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { organisation, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
});
const { get, post } = callsAs(kalivo, () => ines);

const save = (id: number, data: Record<string, unknown>, form = true) =>
  kalivo.call("POST", pathTo(api.saveOrganisation, { id }), { token: ines.token, data, form });
const inLanguage = async (path: string, language: string) =>
  (await kalivo.app.inject({ method: "GET", url: path, headers: { "accept-language": language } })).json();
const page = (id: number, language: string) => inLanguage(pathTo(api.readOrganisation, { id }), language);
const listed = async (data: Record<string, unknown>) =>
  (await kalivo.call("GET", api.listOrganisations, { data })).body.map(({ name }) => name);

test("texts answer in the caller's language, and where one is missing in English", async () => {
  const id = await organisation(kalivo, "Warm Table");
  const saved = await save(id, {
    result: "In 2026: 1 240 warm meals",
    texts: { fr: { short_description: "Des repas chauds", result: "En 2026 : 1 240 repas chauds" } },
  });
  expect([saved.status, saved.body.texts]).toEqual([
    200,
    {
      fr: {
        short_description: "Des repas chauds",
        long_description: null,
        result: "En 2026 : 1 240 repas chauds",
      },
      nl: { short_description: null, long_description: null, result: null },
      de: { short_description: null, long_description: null, result: null },
    },
  ]);
  expect(await page(id, "fr-BE")).toMatchObject({
    short_description: "Des repas chauds",
    long_description: "All about Warm Table",
    result: "En 2026 : 1 240 repas chauds",
  });
  for (const language of ["en", "nl", "es"])
    expect(await page(id, language)).toMatchObject({
      short_description: "About Warm Table",
      result: "In 2026: 1 240 warm meals",
    });
  const [card] = await inLanguage(api.listOrganisations, "fr");
  expect(card).toMatchObject({ short_description: "Des repas chauds" });
  const found = await inLanguage(`${api.listOrganisations}?search=repas`, "fr");
  expect(found).toMatchObject([{ id }]);
  expect(await inLanguage(`${api.listOrganisations}?search=repas`, "nl")).toEqual([]);
});

test("an emptied text is English again; the log has what changed, by language", async () => {
  const id = await organisation(kalivo, "Blue Shore");
  await save(id, { texts: { nl: { short_description: "Schone stranden" } } });
  await save(id, { texts: { nl: { short_description: "Schone stranden" } } }); // twice is once
  await save(id, { texts: { nl: { short_description: "" } } });
  expect(await page(id, "nl")).toMatchObject({ short_description: "About Blue Shore" });
  const entries = (await auditLog(kalivo)).filter(({ target_id }) => target_id === id);
  expect(entries).toMatchObject([
    { before: { short_description_nl: null }, after: { short_description_nl: "Schone stranden" } },
    { before: { short_description_nl: "Schone stranden" }, after: { short_description_nl: null } },
  ]);
});

test("an organisation has one to three themes of the list, by which it is filtered, also beside a search", async () => {
  const [bees, table] = [await organisation(kalivo, "City Bees"), await organisation(kalivo, "Soup Table")];
  await save(bees, { themes: ["nature", "animals", "nature"] });
  await save(table, { themes: ["poverty"] });
  expect((await page(bees, "en")).themes).toEqual(["nature", "animals"]);
  expect(await listed({ theme: "animals" })).toEqual(["City Bees"]);
  expect(await listed({ theme: "poverty", search: "table" })).toEqual(["Soup Table"]);
  expect(await listed({ theme: "nature", search: "table" })).toEqual([]);
  expect(await listed({ theme: "rights", sort: "total_raised" })).toEqual([]);
  expect((await kalivo.call("GET", api.listOrganisations, { data: { theme: "money" } })).status).toBe(422);
  for (const themes of [["money"], ["nature", "animals", "health", "youth"], "nature"])
    expect([themes, (await save(bees, { themes }, false)).status]).toEqual([themes, 422]);
  expect((await page(bees, "en")).themes).toEqual(["nature", "animals"]);
});

test("a result has a picture of its own, which is removed with it", async () => {
  const id = await organisation(kalivo, "Second Saddle");
  const bytes = await sharp({ create: { width: 1, height: 4000, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
  const file = (name: string) => new File([new Uint8Array(bytes)], name, { type: "image/png" });
  expect((await save(id, { result: "40 bikes", result_picture: file("thin.png") })).status).toBe(200);
  const { url } = (await page(id, "en")).result_picture;
  expect((await kalivo.app.inject({ method: "GET", url })).statusCode).toBe(200);
  await save(id, { result: "", remove_result_picture: true });
  expect(await page(id, "en")).toMatchObject({ result: null, result_picture: null });
  expect((await kalivo.app.inject({ method: "GET", url })).statusCode).toBe(404);
});

test("texts are kept as they are typed, without what nobody can see or what turns the line; too long is refused", async () => {
  const id = await organisation(kalivo, "Odd Signs");
  const odd = "<script>alert(1)</script> https://kalivo.example 🌳 غابة";
  await save(id, { texts: { fr: { short_description: `${odd}\u202E` } } });
  expect((await page(id, "fr")).short_description).toBe(odd);
  for (const texts of [
    { fr: { result: "x".repeat(201) } },
    { nl: { long_description: "x".repeat(10_001) } },
    { fr: { short_description: "a\u0000b" } },
  ])
    expect((await save(id, { texts }, false)).status).toBe(422);
});

test("a new organisation may have everything at once", async () => {
  const made = await post(api.createOrganisation, {
    name: "Read to Me",
    short_description: "Reading aloud",
    long_description: "Every week.",
    themes: ["youth", "culture"],
    result: "900 hours",
    texts: { nl: { short_description: "Voorlezen" } },
  });
  expect(made.body).toMatchObject({ themes: ["youth", "culture"], result: "900 hours" });
  const read = await get(pathTo(api.readAnyOrganisation, { id: made.body.id }));
  expect(read.body.texts.nl.short_description).toBe("Voorlezen");
});
