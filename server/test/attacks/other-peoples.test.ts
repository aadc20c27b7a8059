import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { useAnnouncedPayers, type AnnouncedPayer } from "../support/announced-payers.ts";
import { fingerprints, written } from "../support/fingerprint.ts";
import { importer } from "../support/imports.ts";
import { newWorkout } from "../support/month-world.ts";
import { addPasskey } from "../support/passkeys.ts";
import { somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { codeOf, teamOf, teamPayerOf } from "../support/teams.ts";
import { gpxFile } from "../support/workout-files.ts";

// What belongs to somebody, asked for by somebody else who knows its id.

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z", LOG_LEVEL: "fatal" });
const month = useAnnouncedPayers(kalivo, 1);
const db = () => kalivo.product.services.db;

type World = {
  owner: AnnouncedPayer;
  workout: number;
  held: number;
  code: number;
  team: number;
  passkey: number;
  import: string;
  signIn: number;
};
let world: World;
let stranger: Somebody;
beforeAll(async () => {
  const owner = month.payer(0);
  stranger = await somebody(kalivo, "Stan");
  const team = await teamOf(kalivo, owner);
  await teamPayerOf(kalivo, team);
  const run = { start: "2026-11-28T08:00:00Z", minutes: 30, km: 5, kcal: 300 };
  const sent = await importer(kalivo).send(owner, { "run.gpx": gpxFile(run) });
  const { passkey } = await addPasskey(kalivo, owner, "Phone");
  const { id: signIn } = await db()
    .selectFrom("sessions")
    .select("id")
    .where("user_id", "=", owner.id)
    .executeTakeFirstOrThrow();
  world = {
    owner,
    workout: await newWorkout(db(), { burner: owner.id, endAt: "2026-11-30T12:00:00Z", kcal: 200 }),
    held: await newWorkout(db(), { burner: owner.id, endAt: "2026-11-30T14:00:00Z", kcal: 200, held: true }),
    code: (await codeOf(kalivo, owner)).id,
    team,
    passkey: passkey.id,
    import: sent.body.id,
    signIn,
  };
});

type Ask = readonly [
  name: string,
  path: (world: World) => string,
  data?: (world: World) => Record<string, unknown>,
];
const statement =
  (what = "") =>
  ({ owner }: World) =>
    `/api/statements/${owner.statement}${what}`;
const ASKS: readonly Ask[] = [
  ["a statement", statement()],
  ["its proof", statement("/proof")],
  ["its receipt", statement("/receipt")],
  ["cancelling it", statement("/change"), () => ({ action: "cancel" })],
  ["a line of it", statement("/change"), () => ({ action: "drop_line", line_id: 1 })],
  ["its refund", statement("/refund"), () => ({})],
  ["another try of it", statement("/try"), () => ({})],
  [
    "a workout's text",
    () => api.listWorkouts,
    ({ workout }) => ({ id: workout, type: "custom", kcal: 1, title: "x" }),
  ],
  ["its deletion", ({ workout }) => pathTo(api.deleteWorkout, { id: workout }), () => ({})],
  ["deleting one that waits", ({ held }) => pathTo(api.deleteWorkout, { id: held }), () => ({})],
  [
    "saying what it is",
    ({ workout, held }) => `${pathTo(api.answerTwin, { id: workout })}?x=${held}`,
    ({ held }) => ({ about: held, says: "same" }),
  ],
  ["a code's end", ({ code }) => pathTo(api.archiveCode, { id: code }), () => ({})],
  ["what a code began", ({ code }) => pathTo(api.stopCodePledges, { id: code }), () => ({})],
  ["a passkey's name", ({ passkey }) => pathTo(api.renamePasskey, { id: passkey }), () => ({ name: "Mine" })],
  ["a sign-in", ({ signIn }) => pathTo(api.endSignIn, { id: signIn }), () => ({})],
  ["an import", (one) => pathTo(api.readImport, { id: one.import })],
  ["taking an import over", (one) => pathTo(api.commitImport, { id: one.import }), () => ({})],
  ["a team's text", ({ team }) => pathTo(api.readTeam, { id: team }), () => ({ name: "Mine" })],
  ["a team's end", ({ team }) => pathTo(api.deleteTeam, { id: team }), () => ({})],
  ["leaving what one is not in", ({ team }) => pathTo(api.leaveTeam, { id: team }), () => ({})],
  [
    "a team's member",
    ({ team }) => pathTo(api.removeMember, { id: team }),
    ({ owner }) => ({ user_id: owner.id }),
  ],
  [
    "a team's admin",
    ({ team }) => pathTo(api.setTeamAdmin, { id: team }),
    ({ owner }) => ({ user_id: owner.id, is_admin: false }),
  ],
  ["a team's year", ({ team }) => `${pathTo(api.readYear, { year: 2026 })}?team=${team}`],
  ["a team's year as a table", ({ team }) => `${pathTo(api.downloadYearCsv, { year: 2026 })}?team=${team}`],
  ["a team's meter", ({ team }) => `${api.readMeter}?team_id=${team}`],
  ["a team's portal", ({ team }) => `${api.openPortal}?teamId=${team}`],
  ["a team's ceiling", () => api.setCeiling, ({ team }) => ({ team_id: team, ceiling_in_euros: 5 })],
  ["a team's card", () => api.refreshPayment, ({ team }) => ({ team_id: team })],
  ["a team's pause", () => api.pauseGiving, ({ team }) => ({ team_id: team })],
  ["the end of a team's pause", () => api.goOn, ({ team }) => ({ team_id: team })],
  ["the end of all a team gives", () => api.stopGiving, ({ team }) => ({ team_id: team })],
  [
    "a team's blacklist",
    () => api.blacklistOrganisations,
    ({ team }) => ({ team_id: team, organisations: [] }),
  ],
  [
    "a pledge of a team",
    () => api.backBurner,
    ({ team }) => ({ team_id: team, burner_id: month.burners[0], perCalorie: 0.1 }),
  ],
  ["a code of a team", () => api.listCodes, ({ team }) => ({ teamId: team, perCalorie: 0.1 })],
];

test.each(ASKS.map((one) => [one[0], one] as const))(
  "%s of somebody else: refused, and nothing is written",
  async (_name, [, path, data]) => {
    const print = await kept();
    const before = await print();
    const { status } = await kalivo.call(data === undefined ? "GET" : "POST", path(world), {
      token: stranger.token,
      ...(data && { data: data(world) }),
    });
    expect([403, 404]).toContain(status);
    expect(written(before, await print())).toEqual([]);
  },
);

let made: ReturnType<typeof fingerprints> | undefined;
const kept = () => (made ??= fingerprints(kalivo.owner));

test("lists hold one's own and nothing of anybody else's", async () => {
  for (const path of [api.listStatements, api.listWorkouts, api.listCodes, api.listYears, api.listPasskeys])
    expect([path, (await kalivo.call("GET", path, { token: stranger.token })).body]).toEqual([path, []]);
});

/** Names that stand in columns, or did in other products, with what somebody would like to be there. */
const WISHES = {
  id: 1,
  admin: true,
  is_admin: true,
  role: "admin",
  email_confirmed_at: "2020-01-01T00:00:00Z",
  email_confirmed: true,
  created_at: "2020-01-01T00:00:00Z",
  erased_at: null,
  password_hash: "x",
  birthday_locked: false,
  user_id: 1,
  payer_id: 1,
  method_since: "2020-01-01T00:00:00Z",
  method_state: "active",
  kcal_counted: 99_999,
  status: "ok",
  trust: "device",
  uses_count: -5,
  hidden_since: null,
  second_factor_at: "2030-01-01T00:00:00Z",
};
const DOORS = [
  [api.saveInformations, { first_name: "Renamed" }],
  [api.savePrivacy, { pseudo: "Owl" }],
  [api.chooseLanguage, { language: "fr" }],
  [api.listTeams, { name: "Crew" }],
  [api.listCodes, { perCalorie: 0.1 }],
  [api.sendFeedback, { feedback: "hello" }],
  [api.giveConsent, { kind: "health", text_version: CONSENT_VERSIONS.health, granted: true }],
] as const;

test.each(DOORS)("%s sets what it is for and nothing that is sent beside it", async (path, data) => {
  const person = await somebody(kalivo, "Wanda", "Wish", { confirmed: false });
  const protectedOf = () =>
    db()
      .selectFrom("users")
      .select(["id", "is_admin", "email", "email_confirmed_at", "created_at", "erased_at", "password_hash"])
      .where("id", "=", person.id)
      .executeTakeFirstOrThrow();
  const before = await protectedOf();
  for (const form of [false, true])
    await kalivo.call("POST", path, {
      token: person.token,
      data: { ...WISHES, user: WISHES, ...data },
      form,
    });
  expect(await protectedOf()).toEqual(before);
  const payers = await db().selectFrom("payers").select("id").where("user_id", "=", person.id).execute();
  expect(payers).toEqual([]);
});

test("who registers with more than is asked for is a plain person like any other", async () => {
  const email = "wisher@example.org";
  const data = {
    ...WISHES,
    user: WISHES,
    first_name: "Wil",
    last_name: "Wish",
    email,
    password: "correct horse",
  };
  await kalivo.call("POST", api.register, { data });
  const wisher = await db()
    .selectFrom("users")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  expect(wisher).toMatchObject({ is_admin: false, email_confirmed_at: null });
  expect(wisher.created_at.getUTCFullYear()).toBe(2026);
  expect(wisher.id).not.toBe(1);
});

test("a workout counts what its figures say, for who sent it, whatever is sent beside them", async () => {
  const person = await somebody(kalivo, "Wendy");
  const data = { ...WISHES, id: undefined, type: "custom", kcal: 120 };
  await kalivo.call("POST", api.saveWorkout, { token: person.token, data });
  const rows = await db()
    .selectFrom("workouts")
    .select(["kcal_counted", "trust", "user_id"])
    .where("user_id", "=", person.id)
    .execute();
  expect(rows).toEqual([{ kcal_counted: 120, trust: "manual", user_id: person.id }]);
});

test("a known minor cannot be public, also not by what is sent beside a birthday", async () => {
  const child = await somebody(kalivo, "Kim");
  const wish = { birthday: "2012-03-04", public: true, privacy: { public: true } };
  await kalivo.call("POST", api.saveInformations, { token: child.token, data: wish });
  expect(
    (await kalivo.call("POST", api.savePrivacy, { token: child.token, data: { public: true } })).status,
  ).toBe(403);
  expect(
    (await kalivo.call("GET", pathTo(api.readProfile, { id: child.id }), { token: stranger.token })).status,
  ).toBe(404);
});
