import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import sharp from "sharp";
import { User } from "@kalivo/contract/shapes/user.ts";
import { organisation, PASSWORD, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { settled } from "#server-test/support/settled-workouts.ts";

const kalivo = useProduct();
const me = async (token: string) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const save = (token: string, data: Record<string, unknown>, form = true) =>
  kalivo.call("POST", api.saveInformations, { token, data, form });

const photo = (background = "tomato") =>
  sharp({ create: { width: 2000, height: 1000, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "Somebody", ImageDescription: "at home" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

test("who asks who they are hears the clock that the server judges by, wherever it was moved", async () => {
  const { token } = await somebody(kalivo);
  const { clock } = kalivo.product.services;
  const before = clock.now().toISOString();
  const { headers } = await kalivo.call("GET", api.readMe, { token });
  const told = String(headers["x-server-time"]);
  expect([before <= told, told <= clock.now().toISOString()]).toEqual([true, true]);
});

test("informations are saved field by field, and what is not sent stays", async () => {
  const { token } = await somebody(kalivo);
  expect(
    (await save(token, { gender: "female", height: 172, weight: "60,5", phone: "+32 470 00 00 00" })).status,
  ).toBe(200);
  expect(
    (await save(token, { birthday: "1990-12-31T00:00:00.000Z", first_name: "Aminata" }, false)).status,
  ).toBe(200);
  expect(await me(token)).toMatchObject({
    first_name: "Aminata",
    last_name: "Diallo",
    gender: "female",
    height: 172,
    weight: 60.5,
    birthday: "1990-12-31",
  });
  expect((await save(token, { phone: "", weight: "" })).status).toBe(200);
  expect(await me(token)).toMatchObject({ phone: null, weight: null, height: 172 });
  expect((await save(token, {}, false)).status).toBe(200);
});

test("a picture is turned upright, made small, stripped of what it tells, and served for ever", async () => {
  const { token } = await somebody(kalivo);
  const file = new File([new Uint8Array(await photo())], "me.jpg", { type: "image/jpeg" });
  expect((await save(token, { file })).status).toBe(200);
  const url = (await me(token)).picture?.url ?? "";
  expect(url).toMatch(/^\/pictures\/[0-9a-f]{64}\.webp$/);

  const served = await kalivo.app.inject({ method: "GET", url });
  expect(served.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
  });
  const { format, width, height, exif, orientation } = await sharp(served.rawPayload).metadata();
  expect([format, width, height, exif, orientation ?? 1]).toEqual(["webp", 512, 1024, undefined, 1]);
});

test("a picture that is taken away is gone, also from its address", async () => {
  const { token } = await somebody(kalivo);
  const file = new File([new Uint8Array(await photo("teal"))], "me.jpg", { type: "image/jpeg" });
  await save(token, { file });
  const url = (await me(token)).picture?.url ?? "";
  expect((await save(token, { remove_picture: true })).status).toBe(200);
  expect((await me(token)).picture).toBeNull();
  expect((await kalivo.app.inject({ method: "GET", url })).statusCode).toBe(404);
  expect((await save(token, { remove_picture: true }, false)).status, "twice").toBe(200);
});

test("a file that is no picture changes nothing, not even the fields beside it", async () => {
  const { token } = await somebody(kalivo);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>';
  for (const content of [
    "not a picture",
    "",
    svg,
    (await photo()).subarray(0, 400).toString("latin1"),
  ].filter(Boolean)) {
    const file = new File([content], "me.png", { type: "image/png" });
    const answer = await save(token, { file, first_name: "Changed" });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["file"]]);
  }
  expect(await me(token)).toMatchObject({ first_name: "Amina", picture: null });
});

test("a picture over 5 MB is too large", async () => {
  const { token } = await somebody(kalivo);
  const file = new File([new Uint8Array(5 * 1024 * 1024 + 1)], "huge.png", { type: "image/png" });
  expect((await save(token, { file })).status).toBe(413);
});

test("somebody else's email cannot be taken, and nothing beside it is saved", async () => {
  const one = await somebody(kalivo);
  const two = await somebody(kalivo);
  const proof = { password: PASSWORD };
  const taken = await save(one.token, { email: two.email.toUpperCase(), first_name: "Changed", proof });
  expect([taken.status, Object.keys(taken.body.errors ?? {})]).toEqual([422, ["email"]]);
  expect((await me(one.token)).first_name).toBe("Amina");
  expect((await save(one.token, { email: one.email })).status).toBe(200);
});

test("a birthday under 13 is refused, under 18 it takes the profile out of the public for good", async () => {
  const { token } = await somebody(kalivo);
  for (const birthday of ["2013-11-06", "2026-11-06", "2027-01-01", "1890-01-01", "0000-01-01"]) {
    const answer = await save(token, { birthday });
    expect([birthday, answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([
      birthday,
      422,
      ["birthday"],
    ]);
  }
  expect((await save(token, { birthday: "2013-11-05" })).status).toBe(200);
  expect((await me(token)).privacy.public).toBe(false);
});

test("the chosen organisations are rewritten whole, or not at all", async () => {
  const { token } = await somebody(kalivo);
  const [trees, seas, bees] = [
    await organisation(kalivo, "Trees"),
    await organisation(kalivo, "Seas"),
    await organisation(kalivo, "Bees"),
  ];
  const choose = (organisations: unknown, form = false) =>
    kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations }, form });
  const chosen = async () => (await me(token)).organisations.map(({ id }) => id);

  expect((await choose([trees, seas, trees], true)).status).toBe(200);
  expect(await chosen()).toEqual([trees, seas]);
  expect((await choose([bees, 999_999])).status).toBe(404);
  expect(await chosen()).toEqual([trees, seas]);
  expect((await choose([seas, bees])).status).toBe(200);
  expect(await chosen()).toEqual([seas, bees]);
  expect((await kalivo.call("POST", api.chooseOrganisations, { token, data: {} })).status).toBe(422);
  expect(await chosen()).toEqual([seas, bees]);
  expect((await choose([], true)).status).toBe(200);
  expect(await chosen()).toEqual([]);

  const both = await Promise.all([choose([trees]), choose([seas, bees])]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect([[trees], [seas, bees]]).toContainEqual(await chosen());
});

const { health: NOW } = CONSENT_VERSIONS;
const consent = (token: string, granted: boolean | "", text_version: string = NOW, kind = "health") =>
  kalivo.call("POST", api.giveConsent, { token, data: { kind, text_version, granted } });
const burn = (token: string) =>
  kalivo.call("POST", api.saveWorkout, { token, data: { type: "biking", kcal: 100 } });

test("an empty answer about a consent is none: nothing is withdrawn, and nothing deleted", async () => {
  const { token } = await somebody(kalivo);
  await consent(token, true);
  await burn(token);
  expect((await consent(token, "")).status).toBe(422);
  const { health_consent, workouts } = await me(token);
  expect([health_consent, workouts.length]).toEqual([true, 1]);
});

test("a withdrawn health consent deletes what is not settled and refuses new workouts and weights, until it is given again", async () => {
  const { id, token } = await somebody(kalivo);
  expect((await save(token, { weight: 60, height: 170 })).status).toBe(200);
  expect((await burn(token)).status).toBe(201);
  const billed = await burn(token);
  const { db } = kalivo.product.services;
  await settled(kalivo.owner, [billed.body.id]);

  expect((await consent(token, true)).status).toBe(200);
  expect((await me(token)).health_consent).toBe(true);
  const ofHealth = db.updateTable("consents").where("user_id", "=", id).where("kind", "=", "health");
  await ofHealth.set({ text_version: "2025-12" }).execute();
  expect((await consent(token, true)).status).toBe(200); // to the text as it is now
  expect((await consent(token, false, "2025-12")).status).toBe(200); // in a page that is older
  const kept = { workouts: [{ id: billed.body.id }], weight: null, height: null };
  expect(await me(token)).toMatchObject({ health_consent: false, ...kept });
  expect((await burn(token)).status).toBe(403);
  expect((await save(token, { weight: 61 })).status).toBe(403);
  expect((await save(token, { weight: null, height: null, first_name: "Still" })).status).toBe(200);

  expect((await consent(token, true)).status).toBe(200);
  expect((await burn(token)).status).toBe(201);
  const texts = await db
    .selectFrom("consents")
    .select(["text_version", "withdrawn_at"])
    .where("user_id", "=", id)
    .where("kind", "=", "health")
    .orderBy("id")
    .execute();
  expect(texts.map(({ text_version, withdrawn_at }) => [text_version, withdrawn_at !== null])).toEqual([
    ["2025-12", true],
    [NOW, true],
    [NOW, false],
  ]);
});

test("a consent names a text that there is: another is refused and nothing of it kept", async () => {
  const { id, token } = await somebody(kalivo);
  const healthConsents = () =>
    kalivo.product.services.db
      .selectFrom("consents")
      .select("text_version")
      .where("user_id", "=", id)
      .where("kind", "=", "health")
      .execute();
  for (const granted of [true, false]) {
    const { status, body } = await consent(token, granted, "as I like");
    expect([granted, status, body]).toMatchObject([
      granted,
      422,
      {
        errors: { text_version: ["This text has changed. Reload the page, read it again and answer then."] },
      },
    ]);
  }
  expect((await consent(token, true, NOW, "source_garmin")).status).toBe(422); // of another text
  expect(await healthConsents()).toEqual([]);
  expect((await consent(token, true)).status).toBe(200);
  expect((await healthConsents()).map(({ text_version }) => text_version)).toEqual([NOW]);
});

test("a consent refused when asked counts as withdrawn; given twice it stands once; the terms cannot be withdrawn", async () => {
  const { token } = await somebody(kalivo);
  expect((await consent(token, false)).status).toBe(200);
  expect((await burn(token)).status).toBe(403);
  expect(
    (await Promise.all([consent(token, true), consent(token, true)])).map(({ status }) => status),
  ).toEqual([200, 200]);
  expect((await burn(token)).status).toBe(201);
  expect((await consent(token, false, "2026-01", "terms")).status).toBe(422);
});
