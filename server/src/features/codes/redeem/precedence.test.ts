import * as api from "@kalivo/contract/api-paths.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { CodeOffer } from "@kalivo/contract/shapes/code.ts";
import { payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { endStop, openStop } from "../../payer-stops/stop-payer.queries.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
const db = () => kalivo.product.services.db;

let addresses = 0;
/** Each from an address of its own by default: the limit has its own test. */
async function check(code: unknown, viewer?: Somebody, remoteAddress = `10.1.${(addresses += 1)}.1`) {
  const answer = await kalivo.app.inject({
    method: "POST",
    url: api.checkCode,
    remoteAddress,
    headers: viewer === undefined ? {} : { authorization: `Bearer ${viewer.token}` },
    payload: { code },
  });
  return { status: answer.statusCode, body: answer.json<unknown>(), headers: answer.headers };
}

async function donor(name = "Dina"): Promise<Somebody> {
  const person = await somebody(kalivo, name, "Donor");
  await payerOf(kalivo, person.id);
  return person;
}

const change = (id: number, columns: Record<string, unknown>) =>
  db().updateTable("codes").set(columns).where("id", "=", id).execute();

test("anybody may check a code, typed in any way, and using nothing up", async () => {
  const dina = await donor();
  const { code, id } = await codeOf(kalivo, dina, { limit: 10, uses: 1 });
  for (const typed of [
    code,
    code.toLowerCase(),
    ` ${code.slice(0, 4)}-${code.slice(4)} `,
    `https://kalivo.example/code/${code}`,
  ]) {
    const { status, body } = await check(typed);
    expect([typed, status, CodeOffer.strict().parse(body)]).toEqual([
      typed,
      200,
      {
        id,
        code,
        rate_in_cents_per_kcal: 0.1,
        monthly_max_in_euros: 10,
        valid_until: null,
        owner_type: "user",
        owner: { id: dina.id, name: "Dina Donor" },
      },
    ]);
  }
  await sql`update privacy_settings set pseudo = 'Moonlight' where user_id = ${dina.id}`.execute(db());
  expect((await check(code)).body).toMatchObject({ owner: { name: "Moonlight" } });
});

test("what cannot be a code is 404, what is no text 422", async () => {
  for (const typed of [
    "K",
    "K7PX24Q",
    "K7PX24QDD",
    "K7PX24QD",
    "🏃🏃🏃🏃🏃🏃🏃🏃",
    "00000000",
    "'; drop--",
    "-",
  ])
    expect([typed, (await check(typed)).status]).toEqual([typed, 404]);
  for (const typed of ["", "   ", "x".repeat(1000), null, {}, ["K7PX24QD"], 12345678])
    expect([typed, (await check(typed)).status]).toEqual([typed, 422]);
});

test("of several reasons the first is answered: over, own or used, full", async () => {
  const [dina, one, two] = [await donor(), await somebody(kalivo), await somebody(kalivo)];
  const code = await codeOf(kalivo, dina, { uses: 1 });
  const answers = async () => [
    (await check(code.code)).status,
    (await check(code.code, dina)).status,
    (await check(code.code, one)).status,
    (await check(code.code, two)).status,
  ];
  expect(await answers()).toEqual([200, 409, 200, 200]);
  expect((await applyCode(kalivo, one, code.code)).status).toBe(200);
  expect(await answers()).toEqual([403, 409, 409, 403]);
  for (const [person, status] of [
    [dina, 409],
    [one, 409],
    [two, 403],
  ] as const)
    expect((await applyCode(kalivo, person, code.code)).status).toBe(status);
  await change(code.id, { archived_at: new Date() });
  expect(await answers()).toEqual([410, 410, 410, 410]);
  for (const person of [dina, one, two])
    expect((await applyCode(kalivo, person, code.code)).status).toBe(410);
  expect((await applyCode(kalivo, two, "22222222")).status).toBe(404);
});

test("a code is good through its last day in Brussels", async () => {
  const dina = await donor();
  const { code } = await codeOf(kalivo, dina, { validUntil: "2026-11-20" });
  const [early, late] = [await somebody(kalivo), await somebody(kalivo)];
  await kalivo.moveTo("2026-11-20T22:58:00Z"); // the clock runs on
  expect([(await check(code)).status, (await applyCode(kalivo, early, code)).status]).toEqual([200, 200]);
  await kalivo.moveTo("2026-11-20T23:00:00Z");
  expect([(await check(code)).status, (await applyCode(kalivo, late, code)).status]).toEqual([410, 410]);
});

test("a promise of money needs an owner who can keep it; an invitation does not", async () => {
  const dina = await donor();
  const [donation, invitation] = [await codeOf(kalivo, dina), await codeOf(kalivo, dina, { perCalorie: 0 })];
  const both = async () => [(await check(donation.code)).status, (await check(invitation.code)).status];
  const payer = (columns: Record<string, unknown>) =>
    db().updateTable("payers").set(columns).where("user_id", "=", dina.id).execute();
  const person = (columns: Record<string, unknown>) =>
    db().updateTable("users").set(columns).where("id", "=", dina.id).execute();

  const { id: payerId } = await db()
    .selectFrom("payers")
    .select("id")
    .where("user_id", "=", dina.id)
    .executeTakeFirstOrThrow();
  await payer({ method_state: "failed" });
  expect(await both()).toEqual([200, 200]);
  await payer({ method_state: "none" });
  expect(await both()).toEqual([410, 200]);
  await payer({ method_state: "active" });
  for (const kind of ["dispute", "pause", "own"] as const) {
    await openStop(db(), payerId, kind, kalivo.product.services.clock.now());
    expect([kind, await both()]).toEqual([kind, [410, 200]]);
    const by = { by: "admin", userId: dina.id } as const;
    await endStop(db(), payerId, kind, by, kalivo.product.services.clock.now());
    expect([kind, await both()]).toEqual([kind, [200, 200]]);
  }
  await person({ birthday: "2010-01-01" });
  expect(await both()).toEqual([410, 410]);
  await person({ birthday: null, erased_at: new Date() });
  expect(await both()).toEqual([410, 410]);
});

test("the codes of a deleted team are over", async () => {
  const ada = await somebody(kalivo, "Ada");
  const teamId = await teamOf(kalivo, ada);
  await teamPayerOf(kalivo, teamId);
  const codes = [await codeOf(kalivo, ada, { teamId }), await codeOf(kalivo, ada, { teamId, perCalorie: 0 })];
  await db().updateTable("teams").set({ deleted_at: new Date() }).where("id", "=", teamId).execute();
  for (const { code } of codes) expect((await check(code)).status).toBe(410);
});

test("an address tries ten codes a minute that are none, a person ten", async () => {
  const dina = await donor();
  const { code } = await codeOf(kalivo, dina);
  // A valid code is not counted as a try; invalid ones are, also concurrent ones.
  const checks = await Promise.all(
    Array.from({ length: 12 }, () => check("22222222", undefined, "10.9.9.9")),
  );
  expect(checks.filter(({ status }) => status === 404)).toHaveLength(10);
  const refused = checks.find(({ status }) => status === 429);
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect((await check(code, undefined, "10.9.9.10")).status).toBe(200);

  const guesser = await somebody(kalivo);
  for (let tries = 0; tries < 10; tries += 1)
    expect((await applyCode(kalivo, guesser, "22222222")).status).toBe(404);
  const last = await applyCode(kalivo, guesser, code);
  expect([last.status, Number(last.headers["retry-after"]) > 0]).toEqual([429, true]);
});

test("a token that is none is nobody's: the check answers as to a stranger", async () => {
  const dina = await donor();
  const { code } = await codeOf(kalivo, dina);
  expect((await check(code, { ...dina, token: "x".repeat(43) })).status).toBe(200);
});
