import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;
const crowdOf = (count: number) => Promise.all(Array.from({ length: count }, () => somebody(kalivo, "Bo")));

function tally(answers: readonly { status: number }[]): Record<number, number> {
  const counted: Record<number, number> = {};
  for (const { status } of answers) counted[status] = (counted[status] ?? 0) + 1;
  return counted;
}

async function written(codeId: number) {
  const count = async (table: "code_uses" | "pledges") =>
    (await db().selectFrom(table).select("code_id").where("code_id", "=", codeId).execute()).length;
  const { uses_count } = await db()
    .selectFrom("codes")
    .select("uses_count")
    .where("id", "=", codeId)
    .executeTakeFirstOrThrow();
  return { uses_count, uses: await count("code_uses"), pledges: await count("pledges") };
}

async function donor(): Promise<Somebody> {
  const person = await somebody(kalivo, "Dina");
  await payerOf(kalivo, person.id);
  return person;
}

test("fifty people who use a code of one use at the same moment: exactly one succeeds", async () => {
  const code = await codeOf(kalivo, await donor(), { uses: 1 });
  const crowd = await crowdOf(50);
  expect(tally(await Promise.all(crowd.map((person) => applyCode(kalivo, person, code.code))))).toEqual({
    200: 1,
    403: 49,
  });
  expect(await written(code.id)).toEqual({ uses_count: 1, uses: 1, pledges: 1 });
});

test("the code of a team is used as atomically: seven uses, seven members", async () => {
  const ada = await somebody(kalivo, "Ada");
  const teamId = await teamOf(kalivo, ada);
  await teamPayerOf(kalivo, teamId);
  const code = await codeOf(kalivo, ada, { uses: 7, teamId });
  const crowd = await crowdOf(20);
  expect(tally(await Promise.all(crowd.map((person) => applyCode(kalivo, person, code.code))))).toEqual({
    200: 7,
    403: 13,
  });
  expect(await written(code.id)).toEqual({ uses_count: 7, uses: 7, pledges: 7 });
  const members = await db()
    .selectFrom("team_members")
    .select("user_id")
    .where("team_id", "=", teamId)
    .execute();
  expect(members).toHaveLength(8);
});

test("one person who uses a code many times at once uses it once", async () => {
  const code = await codeOf(kalivo, await donor());
  const [bo] = await crowdOf(1);
  expect(
    tally(await Promise.all(Array.from({ length: 8 }, () => applyCode(kalivo, bo!, code.code)))),
  ).toEqual({ 200: 1, 409: 7 });
  expect(await written(code.id)).toEqual({ uses_count: 1, uses: 1, pledges: 1 });
});

test("two codes of one owner used by one person at once start one pledge", async () => {
  const dina = await donor();
  const codes = [await codeOf(kalivo, dina), await codeOf(kalivo, dina, { perCalorie: 0.2 })];
  const [bo] = await crowdOf(1);
  const answers = await Promise.all(codes.map(({ code }) => applyCode(kalivo, bo!, code)));
  expect(tally(answers)).toEqual({ 200: 2 });
  expect(answers.filter(({ body }) => body[0]?.includes("already"))).toHaveLength(1);
  const pledges = await db().selectFrom("pledges").select("id").where("burner_id", "=", bo!.id).execute();
  expect(pledges).toHaveLength(1);
});

test("while a team is deleted nobody joins it, and what was joined before is over", async () => {
  for (let round = 0; round < 5; round += 1) {
    const ada = await somebody(kalivo, "Ada");
    const teamId = await teamOf(kalivo, ada);
    await teamPayerOf(kalivo, teamId);
    const code = await codeOf(kalivo, ada, { teamId });
    const crowd = await crowdOf(4);
    const deleting = kalivo.call("POST", pathTo(api.deleteTeam, { id: teamId }), { token: ada.token });
    const answers = await Promise.all([
      ...crowd.map((person) => applyCode(kalivo, person, code.code)),
      deleting,
    ]);
    expect(Object.keys(tally(answers)).every((status) => ["200", "410"].includes(status))).toBe(true);
    expect((await deleting).status).toBe(200);
    const running = await db()
      .selectFrom("pledges")
      .select("id")
      .where("code_id", "=", code.id)
      .where((where) => where.fn<boolean>("upper_inf", ["valid"]))
      .execute();
    expect(running).toEqual([]);
  }
});
