import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { TeamDetail } from "@kalivo/contract/shapes/team.ts";
import { callsOf } from "#server-test/support/calls-of.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

const { post } = callsOf(kalivo);
const leave = (person: Somebody, id: number) => post(person, pathTo(api.leaveTeam, { id }));
const close = (person: Somebody, id: number) => post(person, pathTo(api.deleteTeam, { id }));
const remove = (person: Somebody, id: number, member: Somebody) =>
  post(person, pathTo(api.removeMember, { id }), { user_id: member.id });
const setAdmin = (person: Somebody, id: number, member: Somebody, is_admin = true) =>
  post(person, pathTo(api.setTeamAdmin, { id }), { user_id: member.id, is_admin });
const status = (person: Somebody, teamId: number) =>
  kalivo
    .call("GET", pathTo(api.readTeam, { id: teamId }), { token: person.token })
    .then((answer) => answer.status);
const back = (admin: Somebody, teamId: number, burner: Somebody) =>
  kalivo.call("POST", api.backBurner, {
    token: admin.token,
    data: { burner_id: burner.id, perCalorie: 0.1, team_id: teamId },
  });

async function people(...names: string[]): Promise<Somebody[]> {
  const made: Somebody[] = [];
  for (const name of names) made.push(await somebody(kalivo, name));
  return made;
}

/** A team's stored members, and which of them are admins. */
async function membersOf(teamId: number) {
  const rows = await db()
    .selectFrom("team_members")
    .select(["user_id", "is_admin"])
    .where("team_id", "=", teamId)
    .orderBy("user_id")
    .execute();
  return {
    all: rows.map((row) => row.user_id),
    admins: rows.filter((row) => row.is_admin).map((row) => row.user_id),
  };
}

/** The burners a team backs from now on. */
async function backedBy(teamId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.burner_id as id
    from pledges p
    join payers y on y.id = p.payer_id
    where y.team_id = ${teamId}
      and upper_inf(p.valid)
    order by p.burner_id
  `.execute(db());
  return rows.map(({ id }) => id);
}

const minutes = async (count: number) =>
  kalivo.moveTo(new Date(kalivo.product.services.clock.now().getTime() + count * 60_000).toISOString());

test("the last admin cannot leave while others are members: they promote somebody first", async () => {
  const [ada, ben] = await people("Ada", "Ben");
  const teamId = await teamOf(kalivo, ada!, ben!);
  expect((await leave(ada!, teamId)).status).toBe(409);
  expect((await setAdmin(ada!, teamId, ben!)).status).toBe(200);
  expect((await leave(ada!, teamId)).status).toBe(200);
  expect(await membersOf(teamId)).toEqual({ all: [ben!.id], admins: [ben!.id] });
  expect((await leave(ada!, teamId)).status).toBe(404);
});

test("an admin may stop being one while another is left", async () => {
  const [ada, ben] = await people("Ada", "Ben");
  const teamId = await teamOf(kalivo, ada!, ben!);
  expect((await setAdmin(ada!, teamId, ada!, false)).status).toBe(409);
  expect((await setAdmin(ada!, teamId, ben!)).status).toBe(200);
  expect((await setAdmin(ada!, teamId, ben!)).status).toBe(200);
  expect((await setAdmin(ben!, teamId, ada!, false)).status).toBe(200);
  expect((await setAdmin(ada!, teamId, ben!, false)).status).toBe(403);
  expect(await membersOf(teamId)).toEqual({ all: [ada!.id, ben!.id], admins: [ben!.id] });
});

test("an admin removes others, never themself, and nobody who is not there", async () => {
  const [ada, ben, cem, stan] = await people("Ada", "Ben", "Cem", "Stan");
  const teamId = await teamOf(kalivo, ada!, ben!, cem!);
  await setAdmin(ada!, teamId, ben!);
  expect((await remove(ada!, teamId, ada!)).status).toBe(409);
  expect((await remove(ada!, teamId, stan!)).status).toBe(404);
  expect((await post(ada!, pathTo(api.removeMember, { id: teamId }), { user_id: 999_999 })).status).toBe(404);
  expect((await remove(ben!, teamId, ada!)).status).toBe(200);
  expect((await remove(ada!, teamId, cem!)).status).toBe(403);
  expect(await membersOf(teamId)).toEqual({ all: [ben!.id, cem!.id], admins: [ben!.id] });
});

test("leaving or being removed ends the team's pledge from that moment; what was earned stays", async () => {
  const [ada, ben, cem] = await people("Ada", "Ben", "Cem");
  const teamId = await teamOf(kalivo, ada!, ben!, cem!);
  await teamPayerOf(kalivo, teamId);
  for (const member of [ada!, ben!, cem!]) expect((await back(ada!, teamId, member)).status).toBe(200);
  await minutes(10);
  await leave(ben!, teamId);
  expect(await backedBy(teamId)).toEqual([ada!.id, cem!.id]);
  const { rows } = await sql<{ minutes: number }>`
    select (extract(epoch from upper(p.valid) - lower(p.valid)) / 60)::float8 as minutes
    from pledges p
    where p.burner_id = ${ben!.id}
  `.execute(db());
  expect(rows[0]?.minutes).toBeCloseTo(10, 0);
  await minutes(10);
  await remove(ada!, teamId, cem!);
  expect(await backedBy(teamId)).toEqual([]); // Ada is all there is of the team now: nobody pays for themself
});

test("with its last member a team ends: its codes are archived, its pledges stop, nobody finds it", async () => {
  const [ada, stan] = await people("Ada", "Stan");
  const teamId = await teamOf(kalivo, ada!);
  await teamPayerOf(kalivo, teamId);
  await back(ada!, teamId, stan!);
  const code = await codeOf(kalivo, ada!, { perCalorie: 0, teamId });
  await minutes(1);
  expect((await leave(ada!, teamId)).status).toBe(200);
  expect([await status(ada!, teamId), await backedBy(teamId)]).toEqual([404, []]);
  const kept = await db()
    .selectFrom("codes")
    .select("archived_at")
    .where("id", "=", code.id)
    .executeTakeFirst();
  expect(kept?.archived_at).not.toBeNull();
  const checked = await kalivo.call("POST", api.checkCode, {
    token: stan!.token,
    data: { code: code.code },
  });
  expect(checked.status).toBe(410);
  for (const end of [leave, close]) expect((await end(ada!, teamId)).status).toBe(404);
});

test("a team is not deleted, nor left by its last member, while a statement of it is open", async () => {
  const [ada, ben] = await people("Ada", "Ben");
  const teamId = await teamOf(kalivo, ada!, ben!);
  const payerId = await teamPayerOf(kalivo, teamId);
  await back(ada!, teamId, ben!);
  await sql`
    insert into billing_periods (id, starts_at, ends_at)
    values (202610, '2026-09-30T22:00:00Z', '2026-10-31T23:00:00Z')
    on conflict do nothing
  `.execute(db());
  await sql`insert into statements (payer_id, period_id, created_at) values (${payerId}, 202610, '2026-11-01')`.execute(
    db(),
  );
  const state = (to: string) =>
    sql`update statements set state = ${to} where payer_id = ${payerId}`.execute(db());
  for (const open of ["open", "announced"]) {
    await state(open);
    const refused = await close(ada!, teamId);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining("statement")]);
  }
  await remove(ada!, teamId, ben!);
  expect((await leave(ada!, teamId)).status).toBe(409);
  expect((await membersOf(teamId)).admins).toEqual([ada!.id]);
  await state("charged");
  expect((await close(ada!, teamId)).status).toBe(200);
  expect(await status(ben!, teamId)).toBe(404);
});

test("when everybody leaves at the same moment, a team has an admin or is over, never neither", async () => {
  for (let round = 0; round < 5; round += 1) {
    const crowd = await people("Ada", "Ben", "Cem", "Dee");
    const [ada, ...others] = crowd;
    const teamId = await teamOf(kalivo, ada!, ...others);
    await setAdmin(crowd[0]!, teamId, crowd[1]!);
    const answers = await Promise.all(crowd.map((person) => leave(person, teamId)));
    expect(answers.every((answer) => [200, 409].includes(answer.status))).toBe(true);
    const { all, admins } = await membersOf(teamId);
    const over = (await status(crowd[0]!, teamId)) === 404;
    expect(over ? all.length === 1 : admins.length > 0).toBe(true);
  }
});

test("two admins who remove or demote each other at the same moment leave one of them in charge", async () => {
  for (const each of [
    (one: Somebody, other: Somebody, teamId: number) => remove(one, teamId, other),
    (one: Somebody, other: Somebody, teamId: number) => setAdmin(one, teamId, other, false),
    (one: Somebody, _: Somebody, teamId: number) => leave(one, teamId),
    (one: Somebody, _: Somebody, teamId: number) => setAdmin(one, teamId, one, false),
  ]) {
    const [ada, ben, cem] = await people("Ada", "Ben", "Cem");
    const teamId = await teamOf(kalivo, ada!, ben!, cem!);
    await setAdmin(ada!, teamId, ben!);
    const answers = await Promise.all([each(ada!, ben!, teamId), each(ben!, ada!, teamId)]);
    const statuses = answers.map((answer) => answer.status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([403, 409]).toContain(statuses[1]);
    expect((await membersOf(teamId)).admins).toHaveLength(1);
  }
});

test("a team that backs somebody while the only other member leaves does not pay for itself", async () => {
  for (let round = 0; round < 5; round += 1) {
    const [ada, ben] = await people("Ada", "Ben");
    const teamId = await teamOf(kalivo, ada!, ben!);
    await Promise.all([back(ada!, teamId, ada!), leave(ben!, teamId), back(ada!, teamId, ada!)]);
    expect(await backedBy(teamId)).toEqual([]);
    expect(TeamDetail.shape.users_count.parse((await membersOf(teamId)).all.length)).toBe(1);
  }
});
