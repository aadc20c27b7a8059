import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { callsOf } from "../support/calls-of.ts";
import { pledge, somebody, type Somebody } from "../support/people.ts";
import { figures, hidingOf, OPEN, profile, SHUT } from "../support/hiding.ts";
import { useProduct, type Answer } from "../support/product.ts";
import { teamOf, teamPayerOf } from "../support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const NOBODY = 999_999;

const { get, post } = callsOf(kalivo);
const { back, hidden, opensTo } = hidingOf(kalivo);
const page = async (path: string) => {
  const {
    statusCode: status,
    body,
    headers,
  } = await kalivo.app.inject({ url: path, headers: { accept: "text/html" } });
  return { status, body, headers, text: body };
};
/** What of an answer could tell somebody anything. */
const told = ({ status, text, headers }: Answer<unknown>) => {
  const { date: _date, "x-request-id": _id, ...said } = headers;
  return [status, text, said];
};

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
