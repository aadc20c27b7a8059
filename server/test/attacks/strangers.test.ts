import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { callsOf } from "../support/calls-of.ts";
import { payerOf, pledge, somebody, type Somebody } from "../support/people.ts";
import { useProduct, type Answer } from "../support/product.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "../support/teams.ts";

const kalivo = useProduct();
const profile = (id: number) => pathTo(api.readProfile, { id });
const figures = (type: "burner" | "donor", id: number) => pathTo(api.readStats, { type, id });
const db = () => kalivo.product.services.db;
const NOBODY = 999_999;

const { get, post } = callsOf(kalivo);
const page = async (path: string) => {
  const {
    statusCode: status,
    body,
    headers,
  } = await kalivo.app.inject({ url: path, headers: { accept: "text/html" } });
  return { status, body, headers, text: body };
};
const back = (who: Somebody, data: Record<string, unknown>) =>
  post(who, api.backBurner, { perCalorie: 0.1, ...data });
const hide = async (who: Somebody) =>
  expect((await post(who, api.savePrivacy, { public: false })).status).toBe(200);

/** Somebody with a payment method. */
async function giving(): Promise<Somebody> {
  const donor = await somebody(kalivo);
  await payerOf(kalivo, donor.id);
  return donor;
}

async function hidden(): Promise<Somebody> {
  const person = await somebody(kalivo, "Hidden", "Hider");
  await hide(person);
  return person;
}

/** What of an answer could tell somebody anything. */
const told = ({ status, text, headers }: Answer<unknown>) => {
  const { date: _date, "x-request-id": _id, ...said } = headers;
  return [status, text, said];
};

const opensTo = async (viewer: Somebody, { id }: Somebody) =>
  (
    await Promise.all(
      [profile(id), figures("burner", id), figures("donor", id)].map((path) => get(viewer, path)),
    )
  ).map(({ status }) => status);
const SHUT = [404, 404, 404];
const OPEN = [200, 200, 200];

/** Every way to ask about somebody, as data: the same of everybody. */
const ASKS = [
  ["a profile", (who: Somebody, id: number) => get(who, profile(id))],
  [
    "a profile with a forged key",
    (who: Somebody, id: number) => get(who, profile(id), { key: "x".repeat(32) }),
  ],
  ["a burner's figures", (who: Somebody, id: number) => get(who, figures("burner", id))],
  ["a donor's figures", (who: Somebody, id: number) => get(who, figures("donor", id))],
  ["a pledge", (who: Somebody, id: number) => back(who, { burner_id: id })],
  [
    "a pledge with a forged key",
    (who: Somebody, id: number) => back(who, { burner_id: id, key: "y".repeat(32) }),
  ],
  ["a stop", (who: Somebody, id: number) => back(who, { burner_id: id, perCalorie: 0 })],
  ["burners by id", (who: Somebody, id: number) => get(who, api.listBurners, { id })],
  ["donors by id", (who: Somebody, id: number) => get(who, api.listDonors, { id })],
  ["a page", (_who: Somebody, id: number) => page(`/user/${id}`)],
  ["a public page", (_who: Somebody, id: number) => page(`/p/${id}-hidden-hider`)],
  ["a public page without a name", (_who: Somebody, id: number) => page(`/p/${id}`)],
  ["an invite page", (_who: Somebody, id: number) => page(`/register?back=Some-Body-${id}`)],
  [
    "a picture of a preview",
    ({ token }: Somebody, id: number) => kalivo.send("GET", `/preview/user/${id}.png`, { token }),
  ],
] as const;

test.each(ASKS)("%s: somebody hidden answers like an unknown id, to the letter", async (_name, ask) => {
  const [viewer, person] = [await somebody(kalivo, "Sigrid"), await hidden()];
  const [unknown, found] = [await ask(viewer, NOBODY), await ask(viewer, person.id)];
  expect(told(found)).toEqual(told(unknown));
});

/** The statements a call makes, in order: what a clock would measure, without its noise. */
async function workOf(ask: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(pg.Client.prototype, "query");
  try {
    await ask();
    return spy.mock.calls.map(([asked]: unknown[]) =>
      typeof asked === "string" ? asked : String(Reflect.get(Object(asked), "text")),
    );
  } finally {
    spy.mockRestore();
  }
}

test.each(ASKS)("%s: somebody hidden is the same work as an unknown id", async (_name, ask) => {
  const [viewer, person] = [await somebody(kalivo, "Sigrid"), await hidden()];
  await ask(viewer, NOBODY);
  const [unknown, found] = [
    await workOf(() => ask(viewer, NOBODY)),
    await workOf(() => ask(viewer, person.id)),
  ];
  expect(unknown.length).toBeGreaterThan(0);
  expect(found).toEqual(unknown);
});

test("a pledge that somebody begins alone opens nobody: as a person, or through a team of one or of others", async () => {
  const [viewer, mate, person] = [await somebody(kalivo, "Sigrid"), await somebody(kalivo), await hidden()];
  const [alone, together] = [await teamOf(kalivo, viewer), await teamOf(kalivo, viewer, mate)];
  for (const team_id of [undefined, alone, together]) {
    expect([team_id, (await back(viewer, { burner_id: person.id, team_id })).status]).toEqual([team_id, 404]);
    expect(await opensTo(viewer, person)).toEqual(SHUT);
  }
  const pledges = await db().selectFrom("pledges").select("id").where("burner_id", "=", person.id).execute();
  const mails = await db()
    .selectFrom("outbox")
    .select("kind")
    .where("user_id", "=", person.id)
    .where("kind", "=", "new_donor")
    .execute();
  expect([pledges, mails]).toEqual([[], []]);
});

test("whom somebody hidden stopped giving to, and who was in a team that is closed, know them no longer", async () => {
  const [viewer, mate, person] = [await somebody(kalivo, "Sigrid"), await somebody(kalivo), await hidden()];
  await pledge(kalivo, { payer: person.id, burner: viewer.id });
  expect(await opensTo(viewer, person)).toEqual(OPEN);
  expect((await back(person, { burner_id: viewer.id, perCalorie: 0 })).status).toBe(200);
  expect(await opensTo(viewer, person)).toEqual(SHUT);

  const team = await teamOf(kalivo, mate, person);
  expect(await opensTo(mate, person)).toEqual(OPEN);
  expect((await post(mate, pathTo(api.deleteTeam, { id: team }), {})).status).toBe(200);
  expect(await opensTo(mate, person)).toEqual(SHUT);
});

test("a pledge that ran to somebody hidden before the day of hiding was kept opens nothing, changes nothing and can be stopped", async () => {
  const [viewer, admin, person] = [await somebody(kalivo), await somebody(kalivo), await hidden()];
  await pledge(kalivo, { payer: viewer.id, burner: person.id });
  await db()
    .updateTable("privacy_settings")
    .set({ hidden_since: new Date("2026-01-01T00:00:00Z") })
    .where("user_id", "=", person.id)
    .execute();
  const team = await teamOf(kalivo, admin);
  const payer = await teamPayerOf(kalivo, team);
  await db()
    .insertInto("pledges")
    .values({ payer_id: payer, burner_id: person.id, rate_cents: 10, valid: "[2026-10-01T00:00:00Z,)" })
    .execute();
  expect(await opensTo(viewer, person)).toEqual(SHUT);
  expect(await opensTo(admin, person)).toEqual(SHUT);
  for (const [who, path] of [
    [viewer, api.readMe],
    [viewer, pathTo(api.readProfile, { id: viewer.id })],
    [admin, pathTo(api.readTeam, { id: team })],
  ] as const) {
    const { text } = await get(who, path);
    expect([path, text.includes(`"id":${person.id},`)]).toEqual([path, true]); // their own pledge, so that they can stop it
    expect([path, /Hidden|Hider/.test(text)]).toEqual([path, false]);
  }
  expect((await back(viewer, { burner_id: person.id, perCalorie: 0.5 })).status).toBe(404);
  expect((await back(viewer, { burner_id: person.id, perCalorie: 0 })).status).toBe(200);
  expect((await back(viewer, { burner_id: person.id, perCalorie: 0 })).status).toBe(404);
});

test("who backed somebody before they hid stays related, through changes, until the pledge stops", async () => {
  const [donor, person] = [await giving(), await somebody(kalivo, "Hidden")];
  expect((await back(donor, { burner_id: person.id })).status).toBe(200);
  await hide(person);
  await hide(person); // saying it again moves no day
  expect(await opensTo(donor, person)).toEqual(OPEN);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0.2 })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0 })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(SHUT);
  expect((await back(donor, { burner_id: person.id })).status).toBe(404);
});

test("a pledge that no money stands behind before they hid opens nothing, also once a method is saved", async () => {
  const [donor, person] = [await somebody(kalivo), await somebody(kalivo, "Hidden")];
  expect((await back(donor, { burner_id: person.id })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
  await hide(person);
  expect(await opensTo(donor, person)).toEqual(SHUT);
  await db()
    .updateTable("payers")
    .set({
      provider: "sandbox",
      customer_ref: "customer",
      method_ref: "method",
      method_kind: "card",
      method_state: "active",
      method_since: new Date(),
    })
    .where("user_id", "=", donor.id)
    .execute();
  expect(await opensTo(donor, person)).toEqual(SHUT);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0 })).status).toBe(200);
});

test("who was shown again and hides again knows the donors of the days between, and of no day after", async () => {
  const [donor, person] = [await giving(), await hidden()];
  expect((await back(donor, { burner_id: person.id })).status).toBe(404);
  await post(person, api.savePrivacy, { public: true });
  expect((await back(donor, { burner_id: person.id })).status).toBe(200);
  await hide(person);
  expect(await opensTo(donor, person)).toEqual(OPEN);
});

test("a code that the hidden person applies makes its owner related; a code that nobody applied does not", async () => {
  const [donor, person] = [await somebody(kalivo), await hidden()];
  await pledge(kalivo, { payer: donor.id, burner: (await somebody(kalivo)).id }); // makes the donor a payer
  const code = await codeOf(kalivo, donor);
  expect(await opensTo(donor, person)).toEqual(SHUT);
  expect((await applyCode(kalivo, person, code.code)).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
  expect((await back(donor, { burner_id: person.id, perCalorie: 0.2 })).status).toBe(200);
  expect(await opensTo(donor, person)).toEqual(OPEN);
});

test("whom the hidden person backs is related, and so are members of a team both are in", async () => {
  const [backed, mate, stranger, person] = [
    await somebody(kalivo),
    await somebody(kalivo),
    await somebody(kalivo),
    await hidden(),
  ];
  expect((await back(person, { burner_id: backed.id })).status).toBe(200);
  const team = await teamOf(kalivo, mate, person);
  expect(await opensTo(backed, person)).toEqual(OPEN);
  expect(await opensTo(mate, person)).toEqual(OPEN);
  const invitation = await codeOf(kalivo, stranger, {
    perCalorie: 0,
    teamId: await teamOf(kalivo, stranger),
  });
  for (const [path, data] of [
    [pathTo(api.setTeamAdmin, { id: team }), { user_id: stranger.id, is_admin: true }],
    [api.applyCode, { code: invitation.code, user_id: person.id }],
    [api.createTeam, { name: "Trap", users: [person.id] }],
  ] as const)
    await post(stranger, path, data);
  expect(await opensTo(stranger, person)).toEqual(SHUT);
  expect((await get(stranger, pathTo(api.readTeam, { id: team }))).text).not.toContain("Hider");
});

const keyOf = async ({ token }: Somebody) =>
  (await kalivo.call("GET", api.readInviteKey, { token })).body.key;

test("the secret invite link opens a hidden profile, and a pledge begun by it makes its payer related", async () => {
  const [friend, person] = [await somebody(kalivo), await hidden()];
  const key = await keyOf(person);
  expect([key.length >= 22, await keyOf(person)]).toEqual([true, key]);
  expect((await get(friend, profile(person.id), { key })).status).toBe(200);
  expect((await get(friend, figures("burner", person.id), { key })).status).toBe(200);
  expect(await opensTo(friend, person)).toEqual(SHUT); // the key alone is nothing one keeps
  expect((await back(friend, { burner_id: person.id, key })).status).toBe(200);
  expect(await opensTo(friend, person)).toEqual(OPEN);
  const renewed = await post(person, api.renewInviteKey, {});
  expect(renewed.text).not.toContain(key);
  const late = await somebody(kalivo);
  for (const wrong of [key, key.toUpperCase(), `${key}x`, key.slice(1), "'; drop", await keyOf(friend)]) {
    expect((await get(late, profile(person.id), { key: wrong })).status).toBe(404);
    expect((await back(late, { burner_id: person.id, key: wrong })).status).toBe(404);
  }
  expect(await opensTo(friend, person)).toEqual(OPEN); // whom they let in stays
});
