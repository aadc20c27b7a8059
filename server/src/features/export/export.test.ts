import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { expect, test } from "vitest";
import { run } from "#server-test/support/activity-source.ts";
import { anAdmin } from "#server-test/support/admins.ts";
import { put, useSources } from "#server-test/support/connections.ts";
import { exported, exportedFiles } from "#server-test/support/exported.ts";
import { organisation, pledge, somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();
const { strava, connected } = useSources(kalivo);

const burn = (token: string, kcal: number, notes: string) =>
  kalivo.call("POST", api.saveWorkout, { token, data: { type: "biking", kcal, notes } });

test("the zip is a download of today's name and is never kept in a cache", async () => {
  const { token } = await somebody(kalivo);
  const { headers } = await exported(kalivo, token);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="kalivo-my-data-2026-11-05.zip"',
    "cache-control": "no-store",
  });
});

test("a new person has every list, and the empty ones say so", async () => {
  const { id, token, email } = await somebody(kalivo);
  const { names, list, text } = await exportedFiles(kalivo, token);
  expect(names.filter((name) => name.endsWith(".json"))).toHaveLength(33);
  expect(list("profile")).toMatchObject([{ id, email, first_name: "Amina", created_at: expect.any(String) }]);
  expect(list("privacy")).toMatchObject([{ pseudo: null, public: true, newsletter: false }]);
  expect(list("consents")).toMatchObject([{ kind: "terms", withdrawn_at: null }]);
  expect(list("sign_ins")).toHaveLength(1);
  expect([list("charges"), text("charges.csv")]).toEqual([[], ""]);
  expect(JSON.stringify(names.map((name) => text(name)))).not.toContain("password");
});

test("a month of a burner and a donor is in both exports, each from their own side", async () => {
  const burner = await somebody(kalivo, "Bo", "Burner");
  const donor = await somebody(kalivo, "Dina", "Donor");
  const trees = await organisation(kalivo, "=Trees, for all");
  await kalivo.call("POST", api.chooseOrganisations, {
    token: burner.token,
    data: { organisations: [trees] },
  });
  await kalivo.call("POST", api.savePrivacy, { token: burner.token, data: { pseudo: "Moonlight" } });
  await pledge(kalivo, { payer: donor.id, burner: burner.id, rateCents: 50 });
  await burn(burner.token, 1000, '-1+1 "quoted"');
  await kalivo.moveTo("2026-12-05T12:00:00Z");

  const given = await exportedFiles(kalivo, donor.token);
  expect(given.list("payment")).toMatchObject([{ method_label: "Visa •••• 4242", ceiling_in_euros: 250 }]);
  expect(given.list("pledges_given")).toMatchObject([
    { burner: "Moonlight", rate_in_euros_per_100_kcal: 0.5, monthly_max_in_euros: null, valid_until: null },
  ]);
  expect(given.list("statements")).toMatchObject([{ month: 202611 }]);
  expect(given.list("statement_lines")).toMatchObject([{ burner: "Moonlight", kcal: 1000, due_in_euros: 5 }]);
  expect(given.list("statement_line_rates")).toMatchObject([{ kcal: 1000, rate_in_euros_per_100_kcal: 0.5 }]);
  expect(given.list("statement_line_organisations")).toMatchObject([
    { organisation: "=Trees, for all", amount_in_euros: 5 },
  ]);
  expect(given.list("charges")).toMatchObject([{ month: 202611, amount_in_euros: 5 }]);
  expect(given.text("statement_line_organisations.csv")).toContain(`'=Trees, for all;5\r\n`);

  const notice = given.list("messages").find(({ kind }) => kind === "upcoming_charge");
  expect(notice).toMatchObject({ subject: expect.any(String), body: expect.stringContaining("[link]") });
  expect(given.text("messages.json")).not.toContain("http");
  expect(given.names.map((name) => given.text(name)).join()).not.toMatch(/Bo Burner|\d{3},"Bo"/);

  const received = await exportedFiles(kalivo, burner.token);
  expect(received.list("workouts")).toMatchObject([
    { title: '-1+1 "quoted"', kcal_counted: 1000, counted_in_month: 202611, status: "ok" },
  ]);
  expect(received.text("workouts.csv")).toContain(`"'-1+1 ""quoted"""`);
  expect(received.list("pledges_received")).toMatchObject([{ donor: "Dina Donor" }]);
  expect(received.list("organisations")).toMatchObject([{ name: "=Trees, for all" }]);
  expect(received.list("statements")).toEqual([]);
});

test("feedback is there unless it was anonymous, and the picture is a file", async () => {
  const { token } = await somebody(kalivo);
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: "tomato" } })
    .png()
    .toBuffer();
  const file = new File([new Uint8Array(bytes)], "me.png", { type: "image/png" });
  await kalivo.call("POST", api.saveInformations, { token, data: { file }, form: true });
  for (const anonymous of [true, false])
    await kalivo.call("POST", api.sendFeedback, {
      token,
      data: { feedback: `anonymous: ${anonymous}`, anonymous },
    });
  const { files, list } = await exportedFiles(kalivo, token);
  expect(list("feedback")).toMatchObject([{ body: "anonymous: false", log: null }]);
  expect((await sharp(Buffer.from(files["pictures/profile.webp"] ?? [])).metadata()).format).toBe("webp");
});

test("teams, codes and the codes somebody used are there; those of others are not", async () => {
  const { id, token } = await somebody(kalivo);
  const other = await somebody(kalivo, "Otto");
  const { db } = kalivo.product.services;
  const at = new Date("2026-11-01T10:00:00Z");
  const { id: team_id } = await db
    .insertInto("teams")
    .values({ name: "Trail Crew", created_by: id, created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("team_members")
    .values({ team_id, user_id: id, is_admin: true, joined_at: at })
    .execute();
  const code = { created_at: at, rate_cents: 10, cap_cents: 500n };
  const [, , theirs] = await db
    .insertInto("codes")
    .values([
      { ...code, code: "AAAAAAAA", owner_user_id: id, created_by: id },
      { ...code, code: "BBBBBBBB", owner_team_id: team_id, created_by: id },
      { ...code, code: "CCCCCCCC", owner_user_id: other.id, created_by: other.id },
    ])
    .returning("id")
    .execute();
  await db
    .insertInto("code_uses")
    .values({ code_id: theirs?.id ?? 0, user_id: id, used_at: at })
    .execute();

  const { list } = await exportedFiles(kalivo, token);
  expect(list("teams")).toMatchObject([{ name: "Trail Crew", admin: true }]);
  expect(list("codes")).toMatchObject([
    { code: "AAAAAAAA", team: null, rate_in_euros_per_100_kcal: 0.1, monthly_max_in_euros: 5 },
    { code: "BBBBBBBB", team: "Trail Crew" },
  ]);
  expect(list("codes_used")).toMatchObject([{ code: "CCCCCCCC" }]);
});

test("lists longer than a page are whole, in order and without a copy", async () => {
  const { id, token } = await somebody(kalivo);
  const { db } = kalivo.product.services;
  const at = new Date("2026-11-01T10:00:00Z");
  const workout = { user_id: id, source: "manual", type: "biking", start_utc: at, end_utc: at } as const;
  await db
    .insertInto("workouts")
    .values(
      Array.from({ length: 1203 }, (_, no) => ({
        ...workout,
        start_reliable: false,
        basis: "declared",
        kcal_counted: no,
        trust: "manual",
        received_at: at,
      })),
    )
    .execute();
  const { list, text } = await exportedFiles(kalivo, token);
  expect(list("workouts").map(({ kcal_counted }) => kcal_counted)).toEqual(
    Array.from({ length: 1203 }, (_, no) => no),
  );
  expect(text("workouts.csv").split("\r\n")).toHaveLength(1205);
});

test("what a provider said of a workout is there word for word, for the person alone", async () => {
  const yesterday = new Date(kalivo.product.services.clock.now().getTime() - 86_400_000).toISOString();
  put(strava, "rik", run("strava", "r1", yesterday));
  const rik = await connected("rik");
  await kalivo.runDue();
  const { list } = await exportedFiles(kalivo, rik.token);
  const [workout] = list("workouts");
  expect(workout).toMatchObject({
    source: "strava",
    source_id: "r1",
    basis: expect.any(String),
    trust: "provider",
  });
  const [recording] = list("recordings");
  expect(recording).toMatchObject({
    workout_id: workout?.["id"],
    provider: "strava",
    kept_until: expect.any(String),
  });
  expect(JSON.parse(String(recording?.["said"]))).toMatchObject({ id: "r1", metres: 10_000 });

  const { token } = await anAdmin(kalivo);
  const answer = await kalivo.app.inject({
    method: "GET",
    url: pathTo(api.exportPerson, { id: rik.id }),
    headers: { authorization: `Bearer ${token}` },
  });
  const names = Object.keys(unzipSync(new Uint8Array(answer.rawPayload)));
  expect([names.includes("workouts.json"), names.includes("recordings.json")]).toEqual([true, false]);
});

test("nobody else's data is in it, and a visitor gets nothing", async () => {
  const stranger = await somebody(kalivo, "Sanne", "Stranger");
  const { token } = await somebody(kalivo);
  const { names, text } = await exportedFiles(kalivo, token);
  const all = names.map((name) => text(name)).join();
  expect(all).not.toContain(stranger.email);
  expect((await kalivo.call("GET", api.exportData)).status).toBe(401);
});

test("six exports an hour are enough", async () => {
  const { token } = await somebody(kalivo);
  const answers = [];
  for (let no = 0; no < 7; no++) answers.push(await exported(kalivo, token));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200, 429]);
});
