import * as api from "@kalivo/contract/api-paths.ts";
import { previewWords } from "@kalivo/words/previews.ts";
import { expect, test } from "vitest";
import { organisation, somebody } from "#server-test/support/people.ts";
import { previewReader } from "#server-test/support/preview-reader.ts";
import { useProduct } from "#server-test/support/product.ts";

// Rules 61 and 62: a picture and why one moves are seen by whoever sees the name.

const kalivo = useProduct({ PUBLIC_URL: "https://kalivo.example" });
const { get } = previewReader(kalivo);
const PORTRAIT = "abc123def456";
const URL_OF_PORTRAIT = `/pictures/portraits/1/${PORTRAIT}.svg`;

async function runner(name: string) {
  const person = await somebody(kalivo, name, "Laufs");
  const about = { portrait: PORTRAIT, why_i_move: "For the forest.\nAnd <b>my</b> dog." };
  const saved = await kalivo.call("POST", api.saveInformations, {
    token: person.token,
    data: about,
    form: true,
  });
  expect(saved.status).toBe(200);
  return person;
}
const hide = ({ token }: { token: string }) =>
  kalivo.call("POST", api.savePrivacy, { token, data: { public: false } });
const linkOf = (address: string) => kalivo.call("GET", api.readLink, { data: { address } });

test("a person's page shows the picture they chose and why they move, until they hide", async () => {
  const person = await runner("Anna");
  const path = `/p/${person.id}-anna-laufs`;
  const { body } = await get(path);
  expect(body).toContain(`src="${URL_OF_PORTRAIT}"`);
  expect(body).toContain("For the forest.");
  expect(body).toContain("And &lt;b&gt;my&lt;/b&gt; dog.");
  await hide(person);
  expect((await get(path)).statusCode).toBe(404);
});

test("a link to them has their picture, and says for whom the money is, not that the reader chooses", async () => {
  const person = await runner("Bea");
  const forest = await organisation(kalivo, "Forest");
  await kalivo.call("POST", api.chooseOrganisations, {
    token: person.token,
    data: { organisations: [forest] },
  });
  for (const address of [`/user/${person.id}`, `/register?back=x-${person.id}`])
    expect((await linkOf(address)).body).toMatchObject({
      picture: { url: URL_OF_PORTRAIT },
      text: `${previewWords("en").asked("Bea")} ${previewWords("en").raisesFor("Bea", ["Forest"])}`,
    });
  await hide(person);
  expect((await linkOf(`/user/${person.id}`)).status).toBe(404);
});

test("what a person moves for is said in the language of the page", async () => {
  const person = await runner("Carl");
  const river = await organisation(kalivo, "River");
  await kalivo.product.services.db
    .insertInto("organisation_texts")
    .values({ organisation_id: river, language: "de", short_description: "Ein Fluss." })
    .execute();
  await kalivo.call("POST", api.chooseOrganisations, {
    token: person.token,
    data: { organisations: [river] },
  });
  expect((await get(`/p/${person.id}-carl-laufs?lang=de`)).body).toContain("Ein Fluss.");
  expect((await get(`/p/${person.id}-carl-laufs?lang=en`)).body).not.toContain("Ein Fluss.");
});
