import type { AddressWith } from "@kalivo/contract/calls.ts";
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

type Data = (world: World) => Record<string, unknown>;
type Read = readonly [name: string, path: (world: World) => AddressWith<"GET">, query?: Data];
type Act = readonly [name: string, path: (world: World) => AddressWith<"POST">, data?: Data];
const ofStatement = ({ owner }: World) => ({ id: owner.statement });
const READS: readonly Read[] = [
  ["a statement", (one) => pathTo(api.readStatement, ofStatement(one))],
  ["its proof", (one) => pathTo(api.proveStatement, ofStatement(one))],
  ["its receipt", (one) => pathTo(api.downloadReceipt, ofStatement(one))],
  ["an import", (one) => pathTo(api.readImport, { id: one.import })],
  ["a team's year", () => pathTo(api.readYear, { year: 2026 }), ({ team }) => ({ team })],
  ["a team's year as a table", () => pathTo(api.downloadYearCsv, { year: 2026 }), ({ team }) => ({ team })],
  ["a team's meter", () => api.readMeter, ({ team }) => ({ team_id: team })],
  ["a team's portal", () => api.openPortal, ({ team }) => ({ teamId: team })],
];
const ACTS: readonly Act[] = [
  [
    "cancelling a statement",
    (one) => pathTo(api.changeStatement, ofStatement(one)),
    () => ({ action: "cancel" }),
  ],
  [
    "a line of it",
    (one) => pathTo(api.changeStatement, ofStatement(one)),
    () => ({ action: "drop_line", line_id: 1 }),
  ],
  ["its refund", (one) => pathTo(api.refundStatement, ofStatement(one))],
  ["another try of it", (one) => pathTo(api.tryStatement, ofStatement(one))],
  [
    "a workout's text",
    () => api.saveWorkout,
    ({ workout }) => ({ id: workout, type: "custom", kcal: 1, title: "x" }),
  ],
  ["its deletion", ({ workout }) => pathTo(api.deleteWorkout, { id: workout })],
  ["deleting one that waits", ({ held }) => pathTo(api.deleteWorkout, { id: held })],
  [
    "saying what it is",
    ({ workout }) => pathTo(api.answerTwin, { id: workout }),
    ({ held }) => ({ about: held, says: "same" }),
  ],
  ["a code's end", ({ code }) => pathTo(api.archiveCode, { id: code })],
  ["what a code began", ({ code }) => pathTo(api.stopCodePledges, { id: code })],
  ["a passkey's name", ({ passkey }) => pathTo(api.renamePasskey, { id: passkey }), () => ({ name: "Mine" })],
  ["a sign-in", ({ signIn }) => pathTo(api.endSignIn, { id: signIn })],
  ["taking an import over", (one) => pathTo(api.commitImport, { id: one.import })],
  ["a team's text", ({ team }) => pathTo(api.saveTeam, { id: team }), () => ({ name: "Mine" })],
  ["a team's end", ({ team }) => pathTo(api.deleteTeam, { id: team })],
  ["leaving what one is not in", ({ team }) => pathTo(api.leaveTeam, { id: team })],
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
  ["a code of a team", () => api.createCode, ({ team }) => ({ teamId: team, perCalorie: 0.1 })],
];

/** Asks as somebody else, and says what was answered and written. */
async function asStranger(ask: (token: string) => Promise<{ status: number }>) {
  const print = await kept();
  const before = await print();
  const { status } = await ask(stranger.token);
  return { status, written: written(before, await print()) };
}

test.each(READS.map((one) => [one[0], one] as const))(
  "%s of somebody else is not read, and nothing is written",
  async (_name, [, path, query]) => {
    const data = query?.(world) ?? {};
    const refused = await asStranger((token) => kalivo.call("GET", path(world), { token, data }));
    expect([403, 404]).toContain(refused.status);
    expect(refused.written).toEqual([]);
  },
);

test.each(ACTS.map((one) => [one[0], one] as const))(
  "%s of somebody else: refused, and nothing is written",
  async (_name, [, path, body]) => {
    const data = body?.(world) ?? {};
    const refused = await asStranger((token) => kalivo.call("POST", path(world), { token, data }));
    expect([403, 404]).toContain(refused.status);
    expect(refused.written).toEqual([]);
  },
);

let made: ReturnType<typeof fingerprints> | undefined;
const kept = () => (made ??= fingerprints(kalivo.owner));

test("lists hold one's own and nothing of anybody else's", async () => {
  const lists = [
    api.listStatements,
    api.listWorkouts,
    api.listCodes,
    api.listYears,
    api.listPasskeys,
  ] as const;
  for (const path of lists)
    expect([path, (await kalivo.call("GET", path, { token: stranger.token })).body]).toEqual([path, []]);
});
