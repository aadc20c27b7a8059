import type { AddressWith } from "@kalivo/contract/calls.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { organisation, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { mailedTo } from "#server-test/support/mailed.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
});

const picture = async (colour: string) =>
  new Blob([
    new Uint8Array(
      await sharp({ create: { width: 40, height: 30, channels: 3, background: colour } })
        .png()
        .toBuffer(),
    ),
  ]);
const texts = (name: string) => ({ name, short_description: "Short", long_description: "Long" });
const post = <Address extends AddressWith<"POST">>(path: Address, data: Record<string, unknown> = {}) =>
  kalivo.call("POST", path, { token: ines.token, data, form: true });
const list = (data = {}) => kalivo.call("GET", api.listAllOrganisations, { token: ines.token, data });

test("an organisation is made with its pictures, the grey logo from the logo, and everybody sees it", async () => {
  const data = { ...texts("Ocean Watch"), logo: await picture("red"), banner: await picture("blue") };
  const made = await post(api.createOrganisation, data);
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject({
    name: "Ocean Watch",
    hidden_at: null,
    bank_account: null,
    iban_change_waiting: false,
    iban_changes: [],
  });
  const urls = [made.body.logo?.url, made.body.logo_gray?.url, made.body.banner?.url];
  expect(new Set(urls).size).toBe(3);
  for (const url of urls) expect((await kalivo.send("GET", url ?? "")).status).toBe(200);
  const grey = await kalivo.app.inject({ method: "GET", url: made.body.logo_gray?.url ?? "" });
  const [red, green, blue] = (await sharp(grey.rawPayload).stats()).channels.map(({ mean }) => mean);
  expect(Math.abs((red ?? 0) - (green ?? 255)) + Math.abs((green ?? 0) - (blue ?? 255))).toBeLessThan(6);

  const shown = await kalivo.call("GET", api.listOrganisations);
  expect(shown.body.map(({ name }) => name)).toEqual(["Ocean Watch"]);
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    actor_id: ines.id,
    action: "organisation.create",
    target_id: made.body.id,
    before: null,
    after: { name: "Ocean Watch" },
  });
});

test("a name is given once, texts are needed, and a file that is no picture changes nothing", async () => {
  expect((await post(api.createOrganisation, texts("Ocean Watch"))).status).toBe(409);
  expect((await post(api.createOrganisation, { name: "Only a name" })).status).toBe(422);
  const broken = await post(api.createOrganisation, { ...texts("Broken"), logo: new Blob(["no picture"]) });
  expect([broken.status, broken.body.message]).toEqual([422, expect.stringContaining("not a picture")]);
  expect((await list()).body.map(({ name }) => name)).toEqual(["Ocean Watch"]);
});

test("an edit changes what is given, keeps the rest, drops the picture it replaces, and is logged with both", async () => {
  const { body: before } = await post(api.createOrganisation, {
    ...texts("Trees"),
    logo: await picture("green"),
  });
  const logged = (await auditLog(kalivo)).length;
  expect((await post(pathTo(api.saveOrganisation, { id: before.id }), {})).status).toBe(200);
  expect(await auditLog(kalivo)).toHaveLength(logged); // nothing changed, nothing to log

  const saved = await post(pathTo(api.saveOrganisation, { id: before.id }), {
    name: "Trees for All",
    logo: await picture("orange"),
  });
  expect(saved.body).toMatchObject({ name: "Trees for All", short_description: "Short" });
  expect(saved.body.logo?.url).not.toBe(before.logo?.url);
  expect((await kalivo.send("GET", before.logo?.url ?? "")).status).toBe(404);
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({
    action: "organisation.save",
    before: { name: "Trees", logo: expect.any(String) },
    after: { name: "Trees for All", logo: expect.any(String) },
  });
  expect((await post(pathTo(api.saveOrganisation, { id: before.id }), { name: "Ocean Watch" })).status).toBe(
    409,
  );
  expect((await post(pathTo(api.saveOrganisation, { id: 999999 }), { name: "Nobody" })).status).toBe(404);
});

test("a hidden organisation is in no list and chosen by nobody anew; who supports it keeps it and its page", async () => {
  const id = await organisation(kalivo, "Hidden Hills");
  const [burner, donor, stranger] = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  const choose = (who: Somebody, organisations: number[]) =>
    kalivo.call("POST", api.chooseOrganisations, { token: who.token, data: { organisations } });
  await choose(burner, [id]);
  await pledge(kalivo, { payer: donor.id, burner: burner.id });

  expect((await post(pathTo(api.hideOrganisation, { id }), { hidden: true })).body.hidden_at).not.toBeNull();
  await post(pathTo(api.hideOrganisation, { id }), { hidden: true }); // twice is once
  const listed = async (data = {}) =>
    (await kalivo.call("GET", api.listOrganisations, { data })).body.map(({ name }) => name);
  expect(await listed()).not.toContain("Hidden Hills");
  expect(await listed({ page: 2, per_page: 1 })).not.toContain("Hidden Hills");
  expect(await listed({ search: "Hidden" })).toEqual([]);
  expect(await listed({ search: "Hidden", sort: "users_count" })).toEqual([]);
  expect((await list({ search: "hidden" })).body.map(({ name }) => name)).toEqual(["Hidden Hills"]);

  expect((await choose(stranger, [id])).status).toBe(404);
  expect((await choose(burner, [id])).status).toBe(200);
  for (const part of [pathTo(api.readOrganisation, { id }), pathTo(api.readOrganisationProof, { id })]) {
    const page = async (who?: Somebody) =>
      (await kalivo.call("GET", part, who === undefined ? {} : { token: who.token })).status;
    expect([part, await page(), await page(stranger)]).toEqual([part, 404, 404]);
    expect([part, await page(burner), await page(donor), await page(ines)]).toEqual([part, 200, 200, 200]);
  }

  expect((await post(pathTo(api.hideOrganisation, { id }), { hidden: false })).body.hidden_at).toBeNull();
  expect((await choose(stranger, [id])).status).toBe(200);
  const actions = (await auditLog(kalivo)).filter(({ target_id }) => target_id === id);
  expect(actions.map(({ action }) => action)).toEqual(["organisation.hide", "organisation.show"]);
  expect((await post(pathTo(api.hideOrganisation, { id: 999999 }), { hidden: true })).status).toBe(404);
});

test("the list is by name, page by page, and says how many there are", async () => {
  const first = await list({ per_page: 2 });
  expect(first.body.map(({ name }) => name)).toEqual(["Hidden Hills", "Ocean Watch"]);
  expect(first.headers["x-total-count"]).toBe("3");
  expect((await list({ per_page: 2, page: 2 })).body.map(({ name }) => name)).toEqual(["Trees for All"]);
  expect((await list({ search: "%%%" })).body).toEqual([]);
  expect((await list({ page: 0 })).status).toBe(422);
});

test("of a contact, too, what is not named stays, and only empty removes it", async () => {
  const id = await organisation(kalivo, "Quiet Rivers");
  const path = pathTo(api.saveContact, { id });
  const kept = async (data: Record<string, unknown>) => {
    const { status, body } = await post(path, data);
    const { contact_language: language } = await kalivo.owner
      .selectFrom("organisations")
      .select("contact_language")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return [status, body.contact_mail, language];
  };
  const mail = "treasurer@rivers.example";
  expect(await kept({ contact_mail: mail, contact_language: "fr" })).toEqual([200, mail, "fr"]);
  expect(await kept({})).toEqual([200, mail, "fr"]);
  expect(await kept({ contact_language: "nl" })).toEqual([200, mail, "nl"]);
  expect(await kept({ contact_mail: mail })).toEqual([200, mail, "nl"]);
  // Somebody else is not known to read the language of who came before.
  expect(await kept({ contact_mail: "board@rivers.example" })).toEqual([200, "board@rivers.example", "en"]);
  expect(await kept({ contact_mail: "" })).toEqual([200, null, "en"]);
});

test("who was the contact reads that they are no longer, in their language, also where nobody follows", async () => {
  const id = await organisation(kalivo, "Still Waters");
  const path = pathTo(api.saveContact, { id });
  const [old, next] = ["tresor@waters.example", "mine@waters.example"] as const;
  await post(path, { contact_mail: old, contact_language: "fr" });
  expect(await mailedTo(kalivo, old)).toEqual([]);
  await post(path, { contact_language: "nl" });
  expect(await mailedTo(kalivo, old)).toEqual([]);
  await post(path, { contact_language: "fr" });
  await post(path, { contact_mail: next });
  const [told, ...more] = await mailedTo(kalivo, old);
  expect(more).toEqual([]);
  expect(told?.subject).toContain("tu n’es plus le contact");
  expect(told?.text).toContain("Still Waters");
  expect(told?.text).not.toContain(next);
  expect(await mailedTo(kalivo, next)).toEqual([]);
  await post(path, { contact_mail: "" });
  expect((await mailedTo(kalivo, next)).map(({ subject }) => subject)).toEqual([
    "Kalivo: you are no longer the contact",
  ]);
});
