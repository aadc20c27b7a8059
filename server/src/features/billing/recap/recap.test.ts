import * as api from "@kalivo/contract/api-paths.ts";
import { beforeAll, expect, test } from "vitest";
import {
  choose,
  giveSandboxMethod,
  newOrganisation,
  newPayer,
  newPledge,
  newSandboxPayer,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

// November 2026 is closed on 1 December at 06:00 in Brussels, which is 05:00 UTC.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T09:00:00Z" });
const db = () => kalivo.product.services.db;
let burner: Somebody;
let donor: Somebody;
let alone: Somebody;
let giver: Somebody;
let cyclist: Somebody;

const read = async ({ token }: Somebody) => {
  const { status, body } = await kalivo.call("GET", api.readRecap, { token });
  expect(status).toBe(200);
  return body.recap;
};

beforeAll(async () => {
  [burner, donor, alone, giver, cyclist] = [
    await somebody(kalivo, "Bo", "Renders"),
    await somebody(kalivo, "Do", "Nadar"),
    await somebody(kalivo, "Al", "One"),
    await somebody(kalivo, "Gi", "Ver"),
    await somebody(kalivo, "Cy", "Clist"),
  ];
  const ocean = await newOrganisation(db(), "Ocean Watch");
  const causes = [ocean, await newOrganisation(db(), "Trees for All")];
  for (const { id } of [burner, cyclist]) await choose(db(), id, causes);
  await newPledge(db(), { payer: await newPayer(db(), { userId: donor.id }), burner: burner.id, rate: 1 }); // waits
  for (const rate of [20, 10]) {
    await newPledge(db(), { payer: await newSandboxPayer(db()), burner: burner.id, rate });
  }
  const payer = await newPayer(db(), { userId: giver.id });
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner: cyclist.id, rate: 20 });
  const run = (at: string, kcal: number, who = burner, held = false) =>
    newWorkout(db(), { burner: who.id, endAt: at, kcal, held });
  await run("2026-10-31T22:30:00Z", 9_000); // October in Brussels
  await run("2026-11-15T10:00:00Z", 1_000);
  await run("2026-11-15T22:30:00Z", 1_200); // 23:30 on the same day
  await run("2026-11-16T10:00:00Z", 1_800);
  await run("2026-11-17T10:00:00Z", 7_000, burner, true);
  await run("2026-11-18T10:00:00Z", 500, alone);
  await run("2026-11-19T10:00:00Z", 1_000, cyclist);
  for (const [month, kcal] of [
    ["08", 900],
    ["09", 300],
    ["10", 100],
  ] as const)
    await run(`2026-${month}-10T10:00:00Z`, kcal, alone);
  for (const week of ["2026-10-19", "2026-11-09"])
    // the first one ended in October
    await db()
      .insertInto("cheers")
      .values({ donor_id: donor.id, burner_id: burner.id, week, cheered_at: new Date(week) })
      .execute();
});

test("a running month is no story", async () => {
  for (const who of [burner, donor, alone]) expect(await read(who)).toBeNull();
});

test("a closed month is told in billed figures: what counted, the best day in Brussels, who is charged, where it goes", async () => {
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  const told = await read(burner);
  expect(told).toEqual({
    month: "2026-11",
    kcal: 4_000,
    best_day: { date: "2026-11-15", kcal: 2_200 },
    days: [
      { date: "2026-11-15", kcal: 2_200 },
      { date: "2026-11-16", kcal: 1_800 },
    ],
    middle_kcal: null,
    donors: 2,
    faces: [
      { id: expect.any(Number), name: "Paula Diallo", picture: null },
      { id: expect.any(Number), name: "Paula Diallo", picture: null },
    ],
    cheers: 1,
    raised_in_euros: 12,
    on_its_way_in_euros: 12,
    organisations: [
      { id: expect.any(Number), name: "Ocean Watch", logo: null, logo_gray: null, amount_in_euros: 6 },
      { id: expect.any(Number), name: "Trees for All", logo: null, logo_gray: null, amount_in_euros: 6 },
    ],
    given: null,
  });
  expect(JSON.stringify(told)).not.toMatch(/payer|Nadar/u);
  await db()
    .updateTable("privacy_settings")
    .set({ public: false })
    .where("user_id", "in", db().selectFrom("users").select("id").where("first_name", "=", "Paula"))
    .execute();
  await db()
    .updateTable("pledges")
    .set({ valid: "[2026-01-01,2026-12-01)" })
    .where("rate_cents", "=", 10)
    .execute();
  expect((await read(burner))?.faces, "whoever is hidden and gives no more is counted alone").toHaveLength(1);
  expect((await read(burner))?.donors).toBe(2);
});

test("who has no donors is told of calories alone, and whose giving was not collected of nothing", async () => {
  expect(await read(alone)).toEqual({
    month: "2026-11",
    kcal: 500,
    best_day: { date: "2026-11-18", kcal: 500 },
    days: [{ date: "2026-11-18", kcal: 500 }],
    middle_kcal: 300,
    donors: 0,
    faces: [],
    cheers: 0,
    raised_in_euros: 0,
    on_its_way_in_euros: 0,
    organisations: [],
    given: null,
  });
  expect(await read(donor)).toBeNull();
});

test("who gives is told for whom, what it became and where it goes, whether they move or not; nothing of whom they may not see", async () => {
  expect(await read(giver)).toMatchObject({ kcal: 0, donors: 0, raised_in_euros: 0, organisations: [] });
  expect((await read(giver))?.given).toEqual({
    amount_in_euros: 2,
    on_its_way_in_euros: 2,
    people: 1,
    faces: [{ id: cyclist.id, name: "Cy Clist", picture: null }],
    organisations: [
      { id: expect.any(Number), name: "Ocean Watch", logo: null, logo_gray: null, amount_in_euros: 1 },
      { id: expect.any(Number), name: "Trees for All", logo: null, logo_gray: null, amount_in_euros: 1 },
    ],
  });
  expect((await read(cyclist))?.given).toBeNull();
  const hidden = { public: false };
  await db().updateTable("privacy_settings").set(hidden).where("user_id", "=", cyclist.id).execute();
  await db()
    .updateTable("pledges")
    .set({ valid: "[2026-01-01,2026-12-01)" })
    .where("burner_id", "=", cyclist.id)
    .execute();
  expect((await read(giver))?.given, "counted, but not shown").toMatchObject({ people: 1, faces: [] });
});

test("the sum is the same once it is collected", async () => {
  const before = await read(burner);
  await kalivo.moveTo("2026-12-04T08:01:00Z");
  const given = db().selectFrom("given_shares").selectAll().where("period_id", "=", 202611);
  expect(await given.execute()).toHaveLength(6);
  expect(await read(burner)).toEqual({ ...before, on_its_way_in_euros: 0 });
});

test("nobody is told who switched it off, nor anybody from the tenth day on", async () => {
  const save = (month_recap: boolean) =>
    kalivo.call("POST", api.savePrivacy, { token: burner.token, data: { month_recap } });
  await save(false);
  expect(await read(burner)).toBeNull();
  await save(true);
  await kalivo.moveTo("2026-12-11T04:59:00Z");
  expect(await read(burner)).not.toBeNull();
  await kalivo.moveTo("2026-12-11T05:02:00Z");
  expect(await read(burner)).toBeNull();
});
