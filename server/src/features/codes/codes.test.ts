import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { MAX_ACTIVE_CODES } from "@kalivo/domain/limits.ts";
import { expect, test } from "vitest";
import { Code } from "@kalivo/contract/shapes/code.ts";
import { User } from "@kalivo/contract/shapes/user.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const create = (person: Somebody, data: Record<string, unknown>) =>
  kalivo.call("POST", api.createCode, {
    token: person.token,
    data,
    form: true,
  });
const archive = ({ token }: Somebody, id: number) =>
  kalivo.call("POST", pathTo(api.archiveCode, { id }), { token });
const stop = ({ token }: Somebody, id: number) =>
  kalivo.call("POST", pathTo(api.stopCodePledges, { id }), { token });
const list = async (person: Somebody, data: Record<string, unknown> = {}) => {
  const answer = await kalivo.call("GET", api.listCodes, { token: person.token, data });
  return { codes: Code.array().parse(answer.body), total: answer.headers["x-total-count"] };
};
const activeOf = async ({ token }: Somebody) =>
  User.parse((await kalivo.call("GET", api.readMe, { token })).body).codes;

async function donor(name = "Dina"): Promise<Somebody> {
  const person = await somebody(kalivo, name, "Donor");
  await payerOf(kalivo, person.id);
  return person;
}

test("a donation code says what it offers, and shows its owner what became of it", async () => {
  const dina = await donor();
  const data = {
    perCalorie: "0.25",
    limit: 12.5,
    uses: 3,
    validUntil: "2026-12-31T22:59:59.000Z",
    label: " For the club ",
  };
  const made = await create(dina, data);
  expect(made.status).toBe(201);
  expect(Code.parse(made.body)).toMatchObject({
    code: expect.stringMatching(/^[2-9A-HJKMNP-Z]{8}$/),
    label: "For the club",
    rate_in_cents_per_kcal: 0.25,
    monthly_max_in_euros: 12.5,
    max_uses: 3,
    uses_count: 0,
    valid_until: "2026-12-31",
    archived_at: null,
    owner_type: "user",
    owner: { id: dina.id, name: "Dina Donor" },
    running_pledges: 0,
  });
  await applyCode(kalivo, await somebody(kalivo), made.body.code);
  expect(await activeOf(dina)).toMatchObject([{ uses_count: 1, running_pledges: 1 }]);
});

test("a code that nobody can use any more is not among one's active ones, and stays among all", async () => {
  const dina = await donor();
  const { body: once } = await create(dina, { perCalorie: 0.1, uses: 1 });
  await applyCode(kalivo, await somebody(kalivo), once.code);
  expect(await activeOf(dina)).toEqual([]);
  expect((await list(dina)).codes).toMatchObject([{ id: once.id, uses_count: 1, archived_at: null }]);
});

test("an invitation needs no payment method and has no limit; a code without a limit says 1000", async () => {
  const ada = await somebody(kalivo, "Ada");
  const made = await create(ada, { perCalorie: 0, limit: 5, label: "   " });
  expect([made.status, made.body]).toMatchObject([
    201,
    { rate_in_cents_per_kcal: 0, monthly_max_in_euros: 1000, label: null },
  ]);
  expect((await create(await donor(), { perCalorie: 0.1 })).body.monthly_max_in_euros).toBe(1000);
});

test("a code that gives money needs a payment method that works, the team's for a team", async () => {
  const ada = await somebody(kalivo, "Ada");
  const teamId = await teamOf(kalivo, ada);
  expect((await create(ada, { perCalorie: 0.1 })).status).toBe(403);
  await payerOf(kalivo, ada.id);
  expect((await create(ada, { perCalorie: 0.1 })).status).toBe(201);
  const refused = await create(ada, { perCalorie: 0.1, teamId });
  expect([refused.status, refused.body.message]).toEqual([403, expect.stringContaining("the team needs")]);
  await teamPayerOf(kalivo, teamId);
  expect((await create(ada, { perCalorie: 0.1, teamId })).body).toMatchObject({
    owner_type: "team",
    owner: { id: teamId, name: "Trail Crew" },
  });
  await sql`update payers set method_state = 'failed' where user_id = ${ada.id}`.execute(db());
  expect((await create(ada, { perCalorie: 0.1 })).status).toBe(403);
});

test("codes are made from the age of 18 on, and only for teams one administers", async () => {
  const [ada, ben, stan] = [await donor("Ada"), await donor("Ben"), await donor("Stan")];
  const teamId = await teamOf(kalivo, ada, ben);
  for (const person of [ben, stan])
    expect((await create(person, { perCalorie: 0, teamId })).status).toBe(403);
  expect((await create(ada, { perCalorie: 0, teamId: 999_999 })).status).toBe(404);
  await db().updateTable("users").set({ birthday: "2008-11-06" }).where("id", "=", stan.id).execute();
  const minor = await create(stan, { perCalorie: 0 });
  expect([minor.status, minor.body.message]).toEqual([403, expect.stringContaining("18")]);
});

test("bad input is named, and makes no code", async () => {
  const dina = await donor();
  const wrong: [string, unknown][] = [
    ["perCalorie", "much"],
    ["perCalorie", -0.1],
    ["perCalorie", 0.001],
    ["perCalorie", 10.01],
    ["limit", 0.5],
    ["limit", "1.234"],
    ["uses", 0],
    ["uses", 1.5],
    ["uses", 1e12],
    ["validUntil", "2026-02-30"],
    ["validUntil", "2026-11-04"],
    ["validUntil", "soon"],
    ["label", "x".repeat(201)],
    ["teamId", "abc"],
  ];
  for (const [field, value] of wrong) {
    const { status, body } = await create(dina, { perCalorie: 0.1, [field]: value });
    expect([field, value, status, Object.keys(body.errors ?? {})]).toEqual([field, value, 422, [field]]);
  }
  expect((await kalivo.call("POST", api.createCode, { token: dina.token, data: {} })).status).toBe(422);
  expect((await create(dina, { perCalorie: 0.1, validUntil: "2026-11-05" })).status).toBe(201);
  expect((await list(dina)).total).toBe("1");
});

test("there are at most 200 active codes, also when many are asked for at once", async () => {
  const dina = await donor();
  const first = await codeOf(kalivo, dina);
  await sql`
    insert into codes (code, owner_user_id, created_by, rate_cents, created_at)
    select 'ZZZZZ' || translate(to_char(n, 'FM000'), '0123456789', '23456789AB'), ${dina.id}, ${dina.id}, 0, '2026-11-01'
    from generate_series(1, 197) n
  `.execute(db());
  const made = await Promise.all(Array.from({ length: 6 }, () => create(dina, { perCalorie: 0 })));
  expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 422, 422, 422, 422]);
  expect(await activeOf(dina)).toHaveLength(MAX_ACTIVE_CODES);
  await archive(dina, first.id);
  expect((await create(dina, { perCalorie: 0 })).status).toBe(201);
});

test("the list has one's own codes and those of teams one administers, archived ones too; Home has the active ones", async () => {
  const [ada, ben] = [await donor("Ada"), await donor("Ben")];
  const teamId = await teamOf(kalivo, ada, ben);
  const own = await codeOf(kalivo, ada);
  const lastDay = await codeOf(kalivo, ada, { validUntil: "2026-11-05", label: "today" });
  const [invitation] = (await list(ada)).codes.slice(-1);
  expect((await archive(ada, own.id)).body.archived_at).not.toBeNull();
  expect((await list(ada)).codes.map(({ id }) => id)).toEqual([lastDay.id, own.id, invitation?.id]);
  expect((await list(ada, { page: 2, per_page: 2 })).codes.map(({ id }) => id)).toEqual([invitation?.id]);
  expect((await activeOf(ada)).map(({ id }) => id)).toEqual([lastDay.id, invitation?.id]);
  expect((await list(ben)).codes).toEqual([]);
  await kalivo.call("POST", pathTo(api.setTeamAdmin, { id: teamId }), {
    token: ada.token,
    data: { user_id: ben.id, is_admin: true },
  });
  expect((await activeOf(ben)).map(({ id }) => id)).toEqual([invitation?.id]);
  await kalivo.moveTo("2026-11-06T10:00:00Z");
  expect((await activeOf(ada)).map(({ id }) => id)).toEqual([invitation?.id]);
});

test("archiving changes no pledge; stopping ends those of this code that nobody changed since", async () => {
  const [dina, one, two, three] = [
    await donor(),
    await somebody(kalivo, "One"),
    await somebody(kalivo, "Two"),
    await somebody(kalivo, "Three"),
  ];
  const [code, other] = [await codeOf(kalivo, dina), await codeOf(kalivo, dina)];
  await applyCode(kalivo, one, code.code);
  await applyCode(kalivo, two, code.code);
  await applyCode(kalivo, three, other.code);
  const now = kalivo.product.services.clock.now().getTime();
  await kalivo.moveTo(new Date(now + 60_000).toISOString());
  await kalivo.call("POST", api.backBurner, {
    token: dina.token,
    data: { burner_id: two.id, perCalorie: 0.3 },
  });
  const archived = await archive(dina, code.id);
  expect(archived.body).toMatchObject({ running_pledges: 1 });
  expect((await archive(dina, code.id)).body).toEqual(archived.body);
  expect((await stop(dina, code.id)).body).toEqual({ stopped: 1 });
  expect((await stop(dina, code.id)).body).toEqual({ stopped: 0 });
  const { rows } = await sql<{ id: number }>`
    select burner_id as id
    from pledges
    where upper_inf(valid)
      and payer_id = (select id from payers where user_id = ${dina.id})
    order by burner_id
  `.execute(db());
  expect(rows.map(({ id }) => id)).toEqual([two.id, three.id]);
});

test("a code of somebody else is no code of mine", async () => {
  const [dina, ada, ben] = [await donor(), await somebody(kalivo, "Ada"), await somebody(kalivo, "Ben")];
  const own = await codeOf(kalivo, dina);
  const teamId = await teamOf(kalivo, ada, ben);
  const ofTeam = await codeOf(kalivo, ada, { perCalorie: 0, teamId });
  for (const end of [archive, stop]) {
    expect((await end(ada, own.id)).status).toBe(404);
    expect((await end(ben, ofTeam.id)).status).toBe(404);
    expect((await end(dina, ofTeam.id)).status).toBe(404);
    expect((await end(ada, ofTeam.id)).status).toBe(200);
  }
});
