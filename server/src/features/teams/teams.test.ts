import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Team, TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { User } from "@kalivo/contract/shapes/user.ts";
import { grossTotal, organisation, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const create = (person: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.createTeam, {
    token: person.token,
    data,
    form: true,
  });
const save = (person: Somebody, id: number, data: Record<string, unknown>) =>
  kalivo.call("POST", pathTo(api.saveTeam, { id }), {
    token: person.token,
    data,
    form: true,
  });
const read = async (person: Somebody, id: number) =>
  TeamDetail.parse((await kalivo.call("GET", pathTo(api.readTeam, { id }), { token: person.token })).body);
const list = async (person: Somebody, data: Record<string, unknown> = {}) => {
  const answer = await kalivo.call("GET", api.listTeams, { token: person.token, data });
  return { teams: Team.array().parse(answer.body), total: answer.headers["x-total-count"] };
};
const me = async ({ token }: Somebody) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const pictures = async () => (await db().selectFrom("pictures").select("hash").execute()).length;
const hide = (id: number, settings: object) =>
  db().updateTable("privacy_settings").set(settings).where("user_id", "=", id).execute();

async function image(width: number, height: number, background = "tomato"): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], "picture.jpg", { type: "image/jpeg" });
}

test("whoever creates a team is its admin, and sees it among their teams", async () => {
  const ada = await somebody(kalivo, "Ada");
  const made = await create(ada, {
    name: " Trail Crew ",
    description: "We run.",
    file: await image(300, 300),
    banner: await image(3000, 900),
  });
  expect(made.status).toBe(201);
  const team = TeamDetail.parse(made.body);
  expect(team).toMatchObject({
    name: "Trail Crew",
    description: "We run.",
    users_count: 1,
    pivot: { is_admin: true },
    users: [{ id: ada.id, pivot: { is_admin: true }, pledge: null }],
    codes: [],
    total_donated: 0,
  });
  expect(team).not.toHaveProperty("payment_info");
  expect(team.logo).toEqual(team.picture);
  const banner = await kalivo.app.inject({ method: "GET", url: team.banner?.url ?? "" });
  expect(await sharp(banner.rawPayload).metadata()).toMatchObject({ width: 1600, height: 480 });
  expect((await me(ada)).teams).toMatchObject([{ id: team.id, pivot: { is_admin: true } }]);
});

test("a name of emoji only is a name, one that cannot be seen is none, and a file must be a picture", async () => {
  const ada = await somebody(kalivo, "Ada");
  expect((await create(ada, { name: "🏃‍♀️🚴" })).status).toBe(201);
  for (const name of ["", "   ", "\u200b", "\u3164", "x".repeat(201), "a\u0000b"]) {
    const { status, body } = await create(ada, { name });
    expect([name, status, Object.keys(body.errors ?? {})]).toEqual([name, 422, ["name"]]);
  }
  const text = new File(["<svg/>"], "a.svg", { type: "image/svg+xml" });
  for (const field of ["file", "banner"]) {
    const { status, body } = await create(ada, { name: "Pictures", [field]: text });
    expect([field, status, Object.keys(body.errors ?? {})]).toEqual([field, 422, [field]]);
  }
  expect((await create(ada, { name: "Long", description: "x".repeat(10_001) })).status).toBe(422);
  expect((await me(ada)).teams).toHaveLength(1);
});

test("a person may be in twenty teams, also when they ask for many at once", async () => {
  const ada = await somebody(kalivo, "Ada");
  const made = await Promise.all(
    Array.from({ length: 24 }, (_, index) => create(ada, { name: `Team ${index}` })),
  );
  const statuses = made.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 422)).toHaveLength(4);
  expect((await me(ada)).teams).toHaveLength(20);
  const [first] = (await me(ada)).teams;
  await kalivo.call("POST", pathTo(api.deleteTeam, { id: String(first?.id) }), { token: ada.token });
  expect((await create(ada, { name: "One more" })).status).toBe(201);
});

test("an edit changes what was sent; nothing is written when nothing changed", async () => {
  const ada = await somebody(kalivo, "Ada");
  const { body: team } = await create(ada, { name: "Before", description: "Old", file: await image(10, 10) });
  const written = () => sql`select xmin::text from teams where id = ${team.id}`.execute(db());
  expect((await save(ada, team.id, { description: "New" })).body).toMatchObject({
    name: "Before",
    description: "New",
  });
  const { rows: before } = await written();
  const kept = await pictures();
  const same = { name: "Before", description: "New", file: await image(10, 10) };
  expect((await save(ada, team.id, same)).status).toBe(200);
  expect((await save(ada, team.id, {})).status).toBe(200);
  expect([(await written()).rows, await pictures()]).toEqual([before, kept]);
  const after = await save(ada, team.id, {
    name: "After",
    description: "",
    banner: await image(40, 10, "teal"),
  });
  expect(after.body).toMatchObject({ name: "After", description: "", picture: team.picture });
  expect(after.body.banner?.url).toMatch(/webp$/);
});

test("a team's picture and banner can be taken away, each by itself, and are kept for nobody", async () => {
  const ada = await somebody(kalivo, "Ada");
  const { body: team } = await create(ada, {
    name: "Pictured",
    file: await image(11, 11, "orchid"),
    banner: await image(41, 11, "orchid"),
  });
  const without = await save(ada, team.id, { remove_picture: true });
  expect(without.body).toMatchObject({ picture: null, banner: team.banner });
  expect((await save(ada, team.id, { remove_banner: true })).body.banner).toBeNull();
  for (const picture of [team.picture, team.banner])
    expect((await kalivo.app.inject({ method: "GET", url: picture?.url ?? "" })).statusCode).toBe(404);
});

test("teams are listed newest first, searched by name and description, and paged", async () => {
  const ada = await somebody(kalivo, "Ada");
  const { total: before } = await list(ada);
  for (const name of ["Zwemclub Zee", "Fietsers", "Zeezotten"])
    await create(ada, { name, description: name === "Fietsers" ? "Naar zee" : "Iedereen welkom" });
  const names = async (data: Record<string, unknown>) =>
    (await list(ada, data)).teams.map(({ name }) => name);
  expect((await list(ada)).total).toBe(String(Number(before) + 3));
  expect((await names({})).slice(0, 3)).toEqual(["Zeezotten", "Fietsers", "Zwemclub Zee"]);
  expect(await names({ search: "zwemclub" })).toEqual(["Zwemclub Zee"]);
  expect(await names({ search: "naar zee" })).toContain("Fietsers");
  expect(await names({ search: "zwem clüb" })).toEqual([]);
  expect(await names({ search: "zwemklub ZEE" })).toEqual(["Zwemclub Zee"]);
  expect(await names({ search: "%" })).toEqual([]);
  expect((await list(ada, { page: 2, per_page: 2 })).teams).toHaveLength(2);
  expect((await list(ada, { page: 1000 })).teams).toEqual([]);
  const stranger = await somebody(kalivo, "Stan");
  expect((await list(stranger, { search: "zwemclub" })).teams).toMatchObject([
    { users_count: 1, pivot: null },
  ]);
});

test("who is not public is shown to team mates only, a pseudonym to everybody, and nobody's hidden figures", async () => {
  const [ada, ben, cem, stan] = [
    await somebody(kalivo, "Ada"),
    await somebody(kalivo, "Ben"),
    await somebody(kalivo, "Cem"),
    await somebody(kalivo, "Stan"),
  ];
  await hide(ben.id, { public: false });
  await hide(cem.id, { pseudo: "Moonlight", funds_raised: false, organisations: false });
  const [open, quiet, hidden] = [
    await organisation(kalivo, "Open"),
    await organisation(kalivo, "Quiet"),
    await organisation(kalivo, "Hidden"),
  ];
  const choose = ({ token }: Somebody, ...organisations: number[]) =>
    kalivo.call("POST", api.chooseOrganisations, { token, data: { organisations } });
  await choose(ada, open);
  await choose(ben, open, quiet);
  await choose(cem, hidden);
  const teamId = await teamOf(kalivo, ada, ben, cem);

  const outside = await read(stan, teamId);
  expect(outside.users.map(({ first_name }) => first_name)).toEqual(["Ada", "Moonlight"]);
  expect(outside.users[1]).not.toHaveProperty("total_raised");
  expect(outside.users_count).toBe(3);
  expect(outside.organisations.map(({ name }) => name)).toEqual(["Open"]);
  expect([outside.pivot, "codes" in outside, "payment_info" in outside]).toEqual([null, false, false]);

  const inside = await read(ben, teamId);
  expect(inside.users.map(({ first_name }) => first_name)).toEqual(["Ada", "Moonlight", "Ben"]);
  expect(inside.organisations.map(({ name }) => name)).toEqual(["Open", "Quiet"]);
  expect([inside.pivot, "codes" in inside]).toEqual([{ is_admin: false }, false]);
  expect(JSON.stringify([outside, inside])).not.toContain("Cem");
});

test("how a team pays, and its codes, are for its admins", async () => {
  const [ada, ben] = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Ben")];
  const teamId = await teamOf(kalivo, ada, ben);
  const payerId = await teamPayerOf(kalivo, teamId);
  await codeOf(kalivo, ada, { perCalorie: 0.2, limit: 15, teamId });
  await kalivo.call("POST", api.backBurner, {
    token: ada.token,
    data: { burner_id: ben.id, perCalorie: 0.15, team_id: teamId },
  });
  await grossTotal(kalivo, { party: "payer", party_id: payerId, period_id: 202610, gross_cents: 1234n });

  const team = await read(ada, teamId);
  expect(team.total_donated).toBe(12.34);
  expect(team.codes).toMatchObject([
    { rate_in_cents_per_kcal: 0.2, monthly_max_in_euros: 15, owner_type: "team", owner: { id: teamId } },
    { rate_in_cents_per_kcal: 0, uses_count: 1 },
  ]);
  expect(team.payment_info).toMatchObject({
    is_active: true,
    ceiling_in_euros: 250,
    backings: [{ to_user_id: ben.id, to: { first_name: "Ben" }, rate_in_cents_per_kcal: 0.15 }],
    blacklisted_organisations: [],
  });
  const asMember = await read(ben, teamId);
  expect(asMember).not.toHaveProperty("payment_info");
  expect(asMember).not.toHaveProperty("codes");
  expect(asMember.total_donated).toBe(12.34);
});

test("a team shows no more than five hundred members, admins first, and counts them all", async () => {
  const ada = await somebody(kalivo, "Ada");
  const teamId = await teamOf(kalivo, ada);
  await sql`
    with crowd as (
      insert into users (email, password_hash, first_name, last_name, created_at)
      select 'crowd' || n || '@example.org', 'none', 'Crowd', 'Member', '2026-01-01'
      from generate_series(1, 600) n
      returning id
    ),
    settings as (
      insert into privacy_settings (user_id)
      select id
      from crowd
    )
    insert into team_members (team_id, user_id, joined_at)
    select ${teamId}, id, '2026-11-06'
    from crowd
  `.execute(db());
  const team = await read(ada, teamId);
  expect([team.users_count, team.users.length, team.users[0]?.id]).toEqual([601, 500, ada.id]);
});
