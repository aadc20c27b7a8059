import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo, type AddressOf } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { newWorkout } from "../support/month-world.ts";
import { organisation, payerOf, pledge, somebody, type Somebody } from "../support/people.ts";
import { useProduct } from "../support/product.ts";
import { nextDay, nextWeek } from "../support/steps.ts";
import { teamOf, teamPayerOf } from "../support/teams.ts";

// Rule 37: no difference of two answers tells of a single workout. Everything that others can ask is asked before and after
// somebody did something, and nothing may differ within the step: a day for who pays, a week for everybody else.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-10T09:00:00Z" }); // a Tuesday
const db = () => kalivo.product.services.db;
type Who = "payer" | "team admin" | "mate" | "stranger";
let burner: Somebody;
let viewers: Record<Who, Somebody>;
let team: number;

beforeAll(async () => {
  burner = await somebody(kalivo, "Bo", "Burner");
  viewers = {
    payer: await somebody(kalivo, "Pia"),
    "team admin": await somebody(kalivo, "Ada"),
    mate: await somebody(kalivo, "Mo"),
    stranger: await somebody(kalivo, "Sigrid"),
  };
  const organisations = [await organisation(kalivo, "Trees")];
  await kalivo.call("POST", api.chooseOrganisations, { token: burner.token, data: { organisations } });
  await payerOf(kalivo, viewers.payer.id);
  await pledge(kalivo, { payer: viewers.payer.id, burner: burner.id, rateCents: 100 });
  team = await teamOf(kalivo, viewers["team admin"], viewers.mate);
  const payer_id = await teamPayerOf(kalivo, team);
  await db()
    .insertInto("pledges")
    .values({ payer_id, burner_id: burner.id, rate_cents: 50, valid: "[2026-10-01T00:00:00Z,)" })
    .execute();
  await newWorkout(db(), { burner: burner.id, endAt: "2026-10-20T08:00:00Z", kcal: 1_001 });
  await kalivo.runDue(); // October is closed
  await nextDay(kalivo);
});

/** Everything about the burner's effort that somebody else may ask, with the day on which it is asked. */
async function answersTo({ token }: Somebody): Promise<string[]> {
  await db().deleteFrom("rate_limits").execute();
  const { payer } = viewers;
  const asks = [
    pathTo(api.readProfile, { id: burner.id }),
    pathTo(api.readProfile, { id: payer.id }),
    pathTo(api.readStats, { type: "burner", id: burner.id }),
    pathTo(api.readStats, { type: "donor", id: burner.id }),
    pathTo(api.readStats, { type: "donor", id: payer.id }),
    pathTo(api.readStats, { type: "team", id: team }),
    pathTo(api.readTeam, { id: team }),
    `${api.listBurners}?id=${burner.id}`,
    `${api.listDonors}?id=${payer.id}`,
    api.readMe,
    api.listStatements,
    api.readMeter,
    `${api.readMeter}?team_id=${team}`,
    api.readRecap,
    api.readCheers,
    pathTo(api.readRelay, { id: team }),
    api.readTransparency,
    `/user/${burner.id}`,
  ];
  const answers = [];
  for (const url of asks) {
    const { status, text } = await kalivo.send("GET", url, { token });
    answers.push(`${url} ${status} ${text}`);
  }
  return answers;
}

async function everybody(): Promise<Record<Who, string[]>> {
  const { payer, "team admin": admin, mate, stranger } = viewers;
  return {
    payer: await answersTo(payer),
    "team admin": await answersTo(admin),
    mate: await answersTo(mate),
    stranger: await answersTo(stranger),
  };
}

const save = (data: Record<string, unknown>) =>
  kalivo.call("POST", api.saveWorkout, { token: burner.token, data });
const change = (id: number, columns: Record<string, unknown>) =>
  db().updateTable("workouts").set(columns).where("id", "=", id).execute();
let last = 0;

/** What somebody does with their workouts, one after the other. */
const DEEDS: readonly (readonly [string, () => Promise<unknown>])[] = [
  ["a workout", async () => (last = (await save({ type: "biking", kcal: 437 })).body.id)],
  ["an edit of it", () => save({ id: last, type: "biking", kcal: 561 })],
  [
    "a late one of an open day",
    () => newWorkout(db(), { burner: burner.id, endAt: "2026-11-03T08:00:00Z", kcal: 251 }),
  ],
  [
    "a late one of the month before",
    () => newWorkout(db(), { burner: burner.id, endAt: "2026-10-28T08:00:00Z", kcal: 333 }),
  ],
  [
    "one that is held",
    async () =>
      (last = await newWorkout(db(), {
        burner: burner.id,
        endAt: "2026-11-10T08:00:00Z",
        kcal: 9_001,
        held: true,
      })),
  ],
  ["that one accepted", () => change(last, { status: "ok", reason: null })],
  [
    "that one a twin of another",
    () => change(last, { status: "duplicate", reason: "twin", kcal_counted: 0 }),
  ],
  [
    "one recorded by a Garmin",
    async () => {
      last = await newWorkout(db(), {
        burner: burner.id,
        endAt: "2026-11-10T08:00:00Z",
        kcal: 77,
        trust: "provider",
      });
      await change(last, { source: "garmin:Forerunner" });
    },
  ],
  ["that one deleted", () => db().deleteFrom("workouts").where("id", "=", last).execute()],
];

test.each(DEEDS)(
  "%s changes no answer to anybody else until the step, however often time's work is done",
  async (_name, deed) => {
    const before = await everybody();
    await deed();
    await kalivo.runDue();
    expect(await everybody()).toEqual(before);
  },
);

const bigNumber = async ({ token }: Somebody, path: AddressOf<typeof api.readStats>) =>
  (await kalivo.call("GET", path, { token })).body.bigNumber;
const soFar = async (viewer: Somebody, data = {}) =>
  (await kalivo.call("GET", api.readMeter, { token: viewer.token, data })).body.so_far_in_euros;

const butOwnMeter = (answers: string[]) => answers.filter((text) => !text.startsWith(api.readMeter));

test("at midnight who pays sees the day, and everybody else still the week before", async () => {
  const before = await everybody();
  await nextDay(kalivo);
  expect(await soFar(viewers.payer)).toBe(11.45); // 561 + 251 + the late 333, to the kcal
  expect(await soFar(viewers["team admin"], { team_id: team })).toBe(5.72);
  expect(await bigNumber(viewers["team admin"], pathTo(api.readStats, { type: "team", id: team }))).toBe(
    5.72,
  );
  const after = await everybody();
  for (const who of ["stranger", "mate"] as const)
    expect(butOwnMeter(after[who])).toEqual(butOwnMeter(before[who]));
  expect(await bigNumber(viewers.stranger, pathTo(api.readStats, { type: "burner", id: burner.id }))).toBe(0);
  expect(await bigNumber(viewers.payer, pathTo(api.readStats, { type: "burner", id: burner.id }))).toBe(0);
});

test("on Monday everybody sees the week in tens of kcal, a month before too, and the burner all of it to the kcal", async () => {
  await nextWeek(kalivo);
  const stats = async (viewer: Somebody) =>
    (
      await kalivo.call("GET", pathTo(api.readStats, { type: "burner", id: burner.id }), {
        token: viewer.token,
      })
    ).body;
  const shown = await stats(viewers.stranger);
  expect([shown.allTime, shown.bars.slice(-2).map(({ value }) => value)]).toEqual([1331 + 810, [1331, 810]]);
  const own = await stats(burner);
  expect([own.allTime, own.bars.slice(-2).map(({ value }) => value)]).toEqual([1334 + 812, [1334, 812]]);
});

test("nobody else reads a running month of giving: no bar, no number", async () => {
  for (const [viewer, path] of [
    [viewers.stranger, pathTo(api.readStats, { type: "donor", id: viewers.payer.id })],
    [burner, pathTo(api.readStats, { type: "donor", id: viewers.payer.id })],
    [viewers.stranger, pathTo(api.readStats, { type: "team", id: team })],
    [viewers.mate, pathTo(api.readStats, { type: "team", id: team })],
  ] as const) {
    const { body } = await kalivo.call("GET", path, {
      token: viewer.token,
    });
    expect([path, body.bigNumber, body.bars.at(-1)?.date]).toEqual([path, null, "2026-10"]);
  }
});

test("a closed month is exact for everybody at once, and counts nothing twice", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z"); // a Tuesday: the step of the week was the day before
  const { body } = await kalivo.call("GET", pathTo(api.readStats, { type: "burner", id: burner.id }), {
    token: viewers.stranger.token,
  });
  expect([body.allTime, body.bars.slice(-3).map(({ value }) => value)]).toEqual([2146, [1334, 812, 0]]);
  await nextWeek(kalivo);
  const later = await kalivo.call("GET", pathTo(api.readStats, { type: "burner", id: burner.id }), {
    token: viewers.stranger.token,
  });
  expect(later.body.allTime).toBe(2146);
});

test("a clock that jumps over weeks shows the last step, and one set back shows nothing anew", async () => {
  await newWorkout(db(), { burner: burner.id, endAt: "2026-12-08T08:00:00Z", kcal: 105 });
  await kalivo.moveTo("2026-12-30T10:00:00Z");
  expect(await bigNumber(viewers.stranger, pathTo(api.readStats, { type: "burner", id: burner.id }))).toBe(
    100,
  );
  await newWorkout(db(), { burner: burner.id, endAt: "2026-12-09T08:00:00Z", kcal: 50 });
  await kalivo.moveTo("2026-12-22T10:00:00Z");
  expect(await bigNumber(viewers.stranger, pathTo(api.readStats, { type: "burner", id: burner.id }))).toBe(
    100,
  );
});
