import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { User } from "@kalivo/contract/shapes/user.ts";
import { payerOf, pledge, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const me = async ({ token }: Somebody) => User.parse((await kalivo.call("GET", api.readMe, { token })).body);
const done = async (person: Somebody, code: string) => (await applyCode(kalivo, person, code)).body;
const usesOf = async (codeId: number) => {
  const code = await db()
    .selectFrom("codes")
    .select("uses_count")
    .where("id", "=", codeId)
    .executeTakeFirstOrThrow();
  const uses = await db().selectFrom("code_uses").select("user_id").where("code_id", "=", codeId).execute();
  expect(code.uses_count).toBe(uses.length);
  return uses.length;
};

async function donor(name = "Thomas", last = "Verhulst"): Promise<Somebody> {
  const person = await somebody(kalivo, name, last);
  await payerOf(kalivo, person.id);
  return person;
}

/** A team of Ada and Ben that pays by card. */
async function payingTeam() {
  const [ada, ben] = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Ben")];
  const teamId = await teamOf(kalivo, ada, ben);
  await teamPayerOf(kalivo, teamId);
  return { ada, ben, teamId };
}

test("the owner of a donation code starts to give at its rate and limit, and the burner gets the mail", async () => {
  const [thomas, bo, bea] = [await donor(), await somebody(kalivo, "Bo"), await somebody(kalivo, "Bea")];
  const limited = await codeOf(kalivo, thomas, { limit: 10 });
  expect(await done(bo, limited.code)).toEqual([
    "Thomas Verhulst now gives 0,10\u00a0€ per 100 calories you burn, at most 10,00\u00a0€ a month.",
  ]);
  const unlimited = await codeOf(kalivo, thomas, { perCalorie: 0.2 });
  expect(await done(bea, unlimited.code)).toEqual([
    "Thomas Verhulst now gives 0,20\u00a0€ per 100 calories you burn.",
  ]);
  expect((await me(bo)).backers_with_pivot).toMatchObject([
    { owner: { id: thomas.id }, pivot: { rate_in_cents_per_kcal: 0.1, monthly_max_in_euros: 10 } },
  ]);
  const mails = await db().selectFrom("outbox").select("user_id").where("kind", "=", "new_donor").execute();
  expect(mails.map(({ user_id }) => user_id)).toEqual([bo.id, bea.id]);
});

test("a running pledge of the same owner stays as it is, and that is said", async () => {
  const [thomas, bo] = [await donor(), await somebody(kalivo, "Bo")];
  await pledge(kalivo, { payer: thomas.id, burner: bo.id, rateCents: 33 });
  const code = await codeOf(kalivo, thomas);
  expect(await done(bo, code.code)).toEqual(["Thomas Verhulst already supported you; that stays as it is."]);
  expect((await me(bo)).backers_with_pivot).toMatchObject([{ pivot: { rate_in_cents_per_kcal: 0.33 } }]);
  expect(await usesOf(code.id)).toBe(1);
});

test("an invitation connects nobody to money", async () => {
  const [thomas, bo] = [await somebody(kalivo, "Thomas", "Verhulst"), await somebody(kalivo, "Bo")];
  const code = await codeOf(kalivo, thomas, { perCalorie: 0 });
  expect(await done(bo, code.code)).toEqual(["Thomas Verhulst invited you."]);
  expect((await me(bo)).backers_with_pivot).toEqual([]);
});

test("the code of a team makes a member, and its donation code starts the team's pledge too", async () => {
  const { ada, teamId } = await payingTeam();
  const bo = await somebody(kalivo, "Bo");
  const code = await codeOf(kalivo, ada, { limit: 10, teamId });
  expect(await done(bo, code.code)).toEqual([
    "Trail Crew now gives 0,10\u00a0€ per 100 calories you burn, at most 10,00\u00a0€ a month.",
    "You joined Trail Crew.",
  ]);
  const { teams, backers_with_pivot } = await me(bo);
  expect(teams).toMatchObject([{ id: teamId, users_count: 3, pivot: { is_admin: false } }]);
  expect(backers_with_pivot).toMatchObject([
    { owner_type: "team", owner: { id: teamId, name: "Trail Crew" } },
  ]);
});

test("a member gets the pledge of their own team's donation code, but nothing from its invitation", async () => {
  const { ada, ben, teamId } = await payingTeam();
  const [donation, invitation] = [
    await codeOf(kalivo, ada, { teamId }),
    await codeOf(kalivo, ada, { teamId, perCalorie: 0 }),
  ];
  expect(await done(ben, donation.code)).toEqual([
    "Trail Crew now gives 0,10\u00a0€ per 100 calories you burn.",
    "You are already in Trail Crew.",
  ]);
  expect((await applyCode(kalivo, ben, invitation.code)).status).toBe(409);
  expect(await usesOf(invitation.id)).toBe(0);
  expect((await applyCode(kalivo, ada, donation.code)).status).toBe(200);
});

test("nobody is paid through a team in which they are alone", async () => {
  const ada = await somebody(kalivo, "Ada");
  const teamId = await teamOf(kalivo, ada);
  await teamPayerOf(kalivo, teamId);
  const code = await codeOf(kalivo, ada, { teamId });
  expect((await applyCode(kalivo, ada, code.code)).status).toBe(409);
  expect([await usesOf(code.id), (await me(ada)).backers_with_pivot]).toEqual([0, []]);
});

test("who was in a team, left, and comes back with another code is backed again", async () => {
  const { ada, teamId } = await payingTeam();
  const bo = await somebody(kalivo, "Bo");
  const [first, second] = [await codeOf(kalivo, ada, { teamId }), await codeOf(kalivo, ada, { teamId })];
  await done(bo, first.code);
  await kalivo.call("POST", pathTo(api.leaveTeam, { id: teamId }), { token: bo.token });
  expect((await applyCode(kalivo, bo, first.code)).status).toBe(409);
  expect(await done(bo, second.code)).toHaveLength(2);
  expect((await me(bo)).backers_with_pivot).toHaveLength(1);
});

test("a code starts at most fifty pledges a day for its owner, whichever code it was, and then uses nothing up", async () => {
  const { ada, teamId } = await payingTeam();
  const payerId = await teamPayerOf(kalivo, teamId);
  const [code, other] = [await codeOf(kalivo, ada, { teamId }), await codeOf(kalivo, ada, { teamId })];
  await sql`
    with crowd as (
      insert into users (email, password_hash, first_name, last_name, created_at)
      select 'burner' || n || '@example.org', 'none', 'Crowd', 'Burner', '2026-01-01'
      from generate_series(1, 49) n
      returning id
    )
    insert into pledges (payer_id, burner_id, rate_cents, code_id, valid)
    select ${payerId}, id, 10, ${other.id}, tstzrange('2026-11-04T23:00:00Z', case when id % 2 = 0 then timestamptz '2026-11-05T01:00:00Z' end)
    from crowd
  `.execute(db());
  const crowd = [await somebody(kalivo), await somebody(kalivo), await somebody(kalivo)];
  const answers = await Promise.all(
    crowd.map((person, index) => applyCode(kalivo, person, index === 0 ? other.code : code.code)),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
  expect((await usesOf(code.id)) + (await usesOf(other.id))).toBe(1);
  const left = crowd[answers.findIndex(({ status }) => status === 422)];
  if (left === undefined) throw new Error("nobody was refused");
  expect((await me(left)).teams).toEqual([]);
  await kalivo.moveTo("2026-11-05T23:00:00Z");
  expect((await applyCode(kalivo, left, code.code)).status).toBe(200);
});

test("who is in twenty teams joins no other, and the code is not used up", async () => {
  const { ada, teamId } = await payingTeam();
  const bo = await somebody(kalivo, "Bo");
  for (let made = 0; made < 20; made += 1) await teamOf(kalivo, bo);
  const code = await codeOf(kalivo, ada, { teamId });
  const refused = await applyCode(kalivo, bo, code.code);
  expect([refused.status, refused.body.message]).toEqual([422, expect.stringContaining("20 teams")]);
  expect([await usesOf(code.id), (await me(bo)).backers_with_pivot]).toEqual([0, []]);
});
