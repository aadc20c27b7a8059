import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { mailedTo } from "#server-test/support/mailed.ts";
import { pictureOf, usePaidOrganisation } from "#server-test/support/paid-organisation.ts";
import { somebody } from "#server-test/support/people.ts";
import { lastMail } from "#server-test/support/mailed.ts";
import { useProduct } from "#server-test/support/product.ts";

// Rule 65: the link of an organisation, and what is sent behind it. The tests follow each other.

const kalivo = useProduct();
const { MAIL, desk, paid, nameContact, outside, send, mailedLink } = usePaidOrganisation(kalivo);
let key = "";

/** Makes all links and pages as old as if so many hours had passed. */
const age = (hours: number) =>
  sql`
    update organisation_links
    set made_at = made_at - make_interval(hours => ${hours}), used_at = used_at - make_interval(hours => ${hours})
  `.execute(kalivo.product.services.db);
const postWith = (data: Record<string, unknown>) =>
  kalivo.call("POST", api.postProof, {
    form: true,
    data: { key, payout_id: paid.payout, language: "en", ...data },
  });

test("an admin sends a link; looking at it changes nothing, opening it uses it up, and only one of two opens it", async () => {
  expect((await send()).status).toBe(200);
  const token = await mailedLink();
  for (let looks = 0; looks < 3; looks += 1) {
    const { body } = await outside(api.lookAtOrganisationLink, { token });
    expect(body).toMatchObject({ state: "open", sent_to: "e•••@o•••.org", used_at: null });
  }
  const both = await Promise.all([1, 2].map(() => outside(api.openOrganisationLink, { token })));
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  key = both.find(({ status }) => status === 200)?.body.key ?? "";
  expect((await outside(api.lookAtOrganisationLink, { token })).body.state).toBe("used");
  expect((await outside(api.readEntrance, { key })).body).toMatchObject({
    organisation: { id: paid.organisation },
    confirmed: null,
    account: { iban: expect.stringMatching(/^•••• \d{4}$/) },
    payouts: [{ id: paid.payout, post: null }],
  });
});

test("the key opens no account, and an account's token opens no organisation", async () => {
  expect((await kalivo.call("GET", api.readMe, { token: key })).status).toBe(401);
  const { token } = await somebody(kalivo);
  expect((await outside(api.readEntrance, { key: token })).status).toBe(410);
  expect((await outside(api.lookAtOrganisationLink, { token: "not-a-token-at-all" })).status).toBe(404);
});

test("a used or old link mails a new one to the contact, a few a day, and says the same to whoever asks", async () => {
  const token = await mailedLink();
  const answers = [];
  for (let asked = 0; asked < 4; asked += 1) answers.push(await outside(api.askOrganisationLink, { token }));
  answers.push(await outside(api.askOrganisationLink, { token: "not-a-token-at-all" }));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.message}`)).size).toBe(1);
  expect((await mailedTo(kalivo, MAIL)).filter(({ subject }) => subject.includes("your page"))).toHaveLength(
    4,
  );
  const fresh = await mailedLink();
  expect(fresh).not.toBe(token);
  await age(15 * 24);
  expect((await outside(api.lookAtOrganisationLink, { token: fresh })).body.state).toBe("old");
  expect((await outside(api.openOrganisationLink, { token: fresh })).status).toBe(410);
  expect((await outside(api.readEntrance, { key })).status).toBe(410);
});

test("a changed contact ends links and pages that the old one had", async () => {
  await send();
  const token = await mailedLink();
  key = (await outside(api.openOrganisationLink, { token })).body.key;
  await send();
  const unused = await mailedLink();
  await nameContact("new@ocean.example.org");
  expect((await outside(api.lookAtOrganisationLink, { token: unused })).body).toMatchObject({
    state: "changed",
    sent_to: null,
  });
  expect((await outside(api.openOrganisationLink, { token: unused })).status).toBe(410);
  expect((await outside(api.readEntrance, { key })).status).toBe(410);
  await nameContact(MAIL);
  expect((await outside(api.readEntrance, { key })).status, "also when the address comes back").toBe(410);
  expect((await outside(api.openOrganisationLink, { token: unused })).status).toBe(410);
  await send();
  key = (await outside(api.openOrganisationLink, { token: await mailedLink() })).body.key;
});

test("a text in which nothing is seen is refused at its field", async () => {
  const words = { en: { short_description: "\u200b\u202e" } };
  expect((await outside(api.proposeOrganisationWords, { key, words })).status).toBe(422);
  const holder = await outside(api.proposeOrganisationWords, { key, account_holder: "\u200b" });
  expect(holder.status).toBe(422);
});

test.each(["Forty\u200B reefs", "Forty\u200E reefs", "Forty\u0007 reefs"])(
  "what nobody sees in a text is refused at its field, from the organisation and from an admin: %j",
  async (long_description) => {
    const sent = await outside(api.proposeOrganisationWords, { key, words: { en: { long_description } } });
    const field = "words.en.long_description";
    expect([sent.status, Object.keys(sent.body.errors ?? {})]).toEqual([422, [field]]);
    expect(sent.body.errors?.[field]?.[0]).toMatch(/^Long text contains characters/u);
    const saved = await desk.post(desk.ines(), pathTo(api.saveOrganisation, { id: paid.organisation }), {
      long_description,
      result: "A reef\u2066",
    });
    expect([saved.status, Object.keys(saved.body.errors ?? {})]).toEqual([422, ["long_description"]]);
  },
);

test("somebody confirms once, by name, and everybody reads since when", async () => {
  const { body } = await outside(api.confirmOrganisation, { key, name: "Eva Maes" });
  expect(body.confirmed).toMatchObject({ by: "Eva Maes" });
  expect((await outside(api.confirmOrganisation, { key, name: "Somebody else" })).status).toBe(409);
  const shown = await kalivo.call("GET", pathTo(api.readOrganisationProof, { id: paid.organisation }));
  expect(shown.body).toEqual({ confirmed_at: body.confirmed?.at, posts: [] });
  expect(JSON.stringify(shown.body)).not.toContain("Eva");
  for (const { email } of [desk.ines(), desk.omar()])
    expect(await lastMail(kalivo, email, /confirmed that it takes part/u)).toContain("Eva Maes");
});

test("texts and the holder's name wait for an admin; the name then needs a second one and a week", async () => {
  const words = { en: { result: "In 2026: 40 reefs" }, fr: { short_description: "Pour la mer" } };
  const sent = await outside(api.proposeOrganisationWords, {
    key,
    words,
    account_holder: "Ocean Watch asbl",
  });
  expect(sent.body.change).toMatchObject({ state: "waiting", account_holder: "Ocean Watch asbl" });
  const before = await kalivo.call("GET", pathTo(api.readOrganisation, { id: paid.organisation }));
  expect(before.body.result).toBeNull();
  const [look] = (await desk.get(api.listLooks)).body;
  expect(look).toMatchObject({
    kind: "words",
    now: { en: { result: null } },
    proposed: { en: { result: "In 2026: 40 reefs" }, fr: { short_description: "Pour la mer" } },
    account_holder: { now: "Ocean Watch vzw", proposed: "Ocean Watch asbl" },
  });
  const decision = pathTo(api.decideLook, { kind: "words", id: String(look?.id) });
  expect((await desk.post(desk.ines(), decision, { decision: "return" })).status).toBe(422);
  const own = await desk.post(desk.ines(), decision, { decision: "approve" });
  expect([own.status, own.body.message], "Ines entered the contact").toEqual([
    409,
    expect.stringContaining("another admin"),
  ]);
  expect((await desk.post(desk.omar(), decision, { decision: "approve" })).status).toBe(200);
  expect((await desk.post(desk.omar(), decision, { decision: "approve" })).status).toBe(409);
  const after = await kalivo.call("GET", pathTo(api.readOrganisation, { id: paid.organisation }));
  expect(after.body.result).toBe("In 2026: 40 reefs");
  const admins = await desk.get(pathTo(api.readAnyOrganisation, { id: paid.organisation }));
  expect(admins.body).toMatchObject({
    confirmed: { by: "Eva Maes" },
    bank_account: { account_holder: "Ocean Watch vzw" },
    iban_change_waiting: true,
  });
});

test.each([
  ["a link", { text: "See https://ocean.example/reef now" }, "text"],
  ["HTML", { text: "<b>Forty</b> reefs" }, "text"],
  ["ten thousand signs", { text: "a".repeat(10_000) }, "text"],
  ["what nobody sees", { text: "Forty\u200B reefs" }, "text"],
])("%s is refused in words", async (_, data, field) => {
  const { status, body } = await postWith(data);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});

test("a link is refused in a sentence of the page's language", async () => {
  const { body } = await kalivo.call("POST", api.postProof, {
    form: true,
    headers: { "accept-language": "fr" },
    data: { key, payout_id: paid.payout, language: "fr", text: "Voir https://ocean.example" },
  });
  expect(body.errors?.["text"]).toEqual(["Le texte ne peut contenir ni lien ni adresse"]);
});

test("a picture of one by four thousand pixels is refused, and what is no picture", async () => {
  const text = "Forty reefs live again.";
  const thin = await postWith({ text, picture: await pictureOf(1, 4_000) });
  expect([thin.status, thin.body.errors?.["picture"]]).toEqual([422, [expect.stringContaining("too thin")]]);
  const none = await postWith({ text, picture: new File(["GIF89a nothing"], "x.gif") });
  expect(none.status).toBe(422);
  expect((await postWith({ text, payout_id: 999_999 })).status).toBe(404);
});
