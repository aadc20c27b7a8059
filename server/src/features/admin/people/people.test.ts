import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { strFromU8, unzipSync } from "fflate";
import { beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { callsAs, callsOf } from "#server-test/support/calls-of.ts";
import { noticeOf } from "#server-test/support/charge-acts.ts";
import type { Db } from "#server/db/client.ts";
import { ensurePeriod } from "../../billing/close/months.queries.ts";
import { anAdmin, auditLog, eraseByTwo, showedFactor } from "#server-test/support/admins.ts";
import {
  grossTotal,
  organisation,
  payerOf,
  pledge,
  somebody,
  type Somebody,
} from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { newPledge } from "#server-test/support/month-world.ts";
import { codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";

const kalivo = useProduct();
let ines: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
});

const { get, post } = callsAs(kalivo, () => ines);
const { post: postAs } = callsOf(kalivo);

test("a person's page has the account, never a single workout, and reading it is logged", async () => {
  const [burner, donor] = [await somebody(kalivo, "Bo", "Renders"), await somebody(kalivo, "Do", "Nadar")];
  const ocean = await organisation(kalivo, "Ocean Watch");
  const chosen = { token: burner.token, data: { organisations: [ocean] } };
  await kalivo.call("POST", api.chooseOrganisations, chosen);
  const workout = { token: burner.token, data: { type: "custom", kcal: 777, notes: "Secret hill" } };
  await kalivo.call("POST", api.saveWorkout, workout);
  const payer = await pledge(kalivo, { payer: donor.id, burner: burner.id });
  await teamOf(kalivo, burner, donor);
  await grossTotal(kalivo, { party: "burner", party_id: burner.id, period_id: 202610, gross_cents: 500n });
  await grossTotal(kalivo, { party: "payer", party_id: payer, period_id: 202610, gross_cents: 700n });

  const { body, text } = await get(pathTo(api.readAnyPerson, { id: burner.id }));
  expect(body).toMatchObject({
    is_burner: true,
    is_donor: false,
    organisations: [{ id: ocean, name: "Ocean Watch" }],
    teams: [{ name: "Trail Crew", is_admin: true }],
    pledges: { given: 0, given_running: 0, received_running: 1 },
    raised_in_euros: 5,
    donated_in_euros: 0,
    payment: null,
    statements: [],
    sign_ins: 1,
  });
  expect(text).not.toMatch(/777|Secret hill/);
  expect((await get(pathTo(api.readAnyPerson, { id: donor.id }))).body).toMatchObject({
    is_donor: true,
    pledges: { given: 1, given_running: 1, received_running: 0 },
    payment: { method_state: "active", ceiling_in_euros: 250, paused_at: null },
    donated_in_euros: 7,
  });
  expect((await get(pathTo(api.readAnyPerson, { id: 999999 }))).status).toBe(404);
  const read = (await auditLog(kalivo)).filter(({ action }) => action === "person.read");
  expect(read.map(({ actor_id, target_id }) => [actor_id, target_id])).toEqual([
    [ines.id, burner.id],
    [ines.id, donor.id],
  ]);
});

test("a person's data comes as the zip they could download themself, and that is logged", async () => {
  const person = await somebody(kalivo, "Zoë", "Export");
  const response = await kalivo.app.inject({
    method: "GET",
    url: pathTo(api.exportPerson, { id: person.id }),
    headers: { authorization: `Bearer ${ines.token}` },
  });
  expect(response.headers["content-disposition"]).toMatch(
    new RegExp(`filename="kalivo-person-${person.id}-2026-11-05.zip"`),
  );
  const files = unzipSync(new Uint8Array(response.rawPayload));
  expect(strFromU8(files["profile.json"] ?? new Uint8Array())).toContain("Zoë");
  expect((await auditLog(kalivo)).at(-1)).toMatchObject({ action: "person.export", target_id: person.id });
  expect((await get(pathTo(api.exportPerson, { id: 999999 }))).status).toBe(404);
});

test("an admin takes the rights from another one, but not from themself, and the last one stays", async () => {
  const omar = await anAdmin(kalivo, "Omar");
  expect((await postAs(omar, pathTo(api.setAdmin, { id: omar.id }), { admin: false })).status).toBe(409);
  const { body } = await postAs(omar, pathTo(api.setAdmin, { id: omar.id }), { admin: false });
  expect(body.message).toContain("Another admin can");

  // Two who unmake each other at once do not leave none.
  const answers = await Promise.all([
    postAs(ines, pathTo(api.setAdmin, { id: omar.id }), { admin: false }),
    postAs(omar, pathTo(api.setAdmin, { id: ines.id }), { admin: false }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toContain(200);
  const { db } = kalivo.product.services;
  const admins = await db.selectFrom("users").select("id").where("is_admin", "=", true).execute();
  expect(admins).toHaveLength(1);
  await db.updateTable("users").set({ is_admin: true }).where("id", "in", [ines.id, omar.id]).execute();
  for (const admin of [ines, omar]) await showedFactor(kalivo, admin);

  expect((await post(pathTo(api.setAdmin, { id: 999999 }), { admin: true })).status).toBe(404);
  expect((await post(pathTo(api.setAdmin, { id: omar.id }), {})).status).toBe(422);
  expect((await auditLog(kalivo)).find(({ action }) => action === "admin.revoke")).toMatchObject({
    before: { admin: true },
    after: { admin: false },
  });
});

test("an erasure wants the address again, is not for oneself, and a second admin does it", async () => {
  const [omar, gone] = [await anAdmin(kalivo, "Omar"), await somebody(kalivo, "Gone", "Soon")];
  await payerOf(kalivo, gone.id);
  const wrong = await post(pathTo(api.erasePerson, { id: gone.id }), { confirm: "somebody@else.example" });
  expect([wrong.status, wrong.body.message]).toEqual([422, expect.stringContaining("not the email address")]);
  expect((await post(pathTo(api.erasePerson, { id: ines.id }), { confirm: ines.email })).status).toBe(409);
  expect((await post(pathTo(api.erasePerson, { id: 999999 }), { confirm: "x" })).status).toBe(404);

  const both = await Promise.all([
    post(pathTo(api.erasePerson, { id: gone.id }), { confirm: gone.email.toUpperCase() }),
    post(pathTo(api.erasePerson, { id: gone.id }), { confirm: gone.email }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const [proposal] = (await get(pathTo(api.readAnyPerson, { id: gone.id }))).body.proposals;
  expect(proposal).toMatchObject({ kind: "erase", proposed_by: { id: ines.id }, in_force_at: null });
  const erased = await kalivo.call("POST", pathTo(api.confirmProposal, { id: String(proposal?.id) }), {
    token: omar.token,
    data: { confirm: gone.email },
  });
  expect(erased.body).toMatchObject({
    first_name: "Former",
    last_name: "member",
    email: `erased-${gone.id}@erased.invalid`,
    erased_at: expect.any(String),
    public: false,
    sign_ins: 0,
    proposals: [],
  });
  expect((await post(pathTo(api.erasePerson, { id: gone.id }), { confirm: gone.email })).status).toBe(404);
  expect((await post(pathTo(api.setAdmin, { id: gone.id }), { admin: true })).status).toBe(404);
  expect((await kalivo.call("GET", api.readMe, { token: gone.token })).status).toBe(401);
  const entries = (await auditLog(kalivo)).filter(({ action }) => action === "person.erase");
  expect(entries).toEqual([
    {
      actor_id: omar.id,
      action: "person.erase",
      target_kind: "person",
      target_id: gone.id,
      before: null,
      after: null,
    },
  ]);
});

test("the question counts what ends with somebody's team too, and the erasure ends exactly that", async () => {
  const { db } = kalivo.product.services;
  const [omar, teun] = [await anAdmin(kalivo, "Omar"), await somebody(kalivo, "Teun", "Vertrekt")];
  const [mate, burner] = [await somebody(kalivo, "Mate", "Stays"), await somebody(kalivo, "Bo", "Renders")];
  const own = await pledge(kalivo, { payer: teun.id, burner: burner.id });
  const alone = await teamOf(kalivo, teun);
  const shared = await teamOf(kalivo, teun, mate);
  const teamPayer = await teamPayerOf(kalivo, alone);
  const sharedPayer = await teamPayerOf(kalivo, shared);
  await newPledge(db, { payer: teamPayer, burner: burner.id });
  await newPledge(db, { payer: sharedPayer, burner: burner.id });
  await codeOf(kalivo, teun, { perCalorie: 0, teamId: alone });
  for (const [payer, period_id, state] of [
    [own, 202608, "planned"],
    [teamPayer, 202608, "notified"],
    [teamPayer, 202609, "processing"],
    [sharedPayer, 202608, "notified"],
  ] as const)
    await aCharge(db, { payer_id: payer, period_id, state });

  const { erasing_ends: ends } = (await get(pathTo(api.readAnyPerson, { id: teun.id }))).body;
  expect(ends).toEqual({
    supports: 2,
    codes: 2, // the invitation that was made with the shared team lives on
    teams: [{ id: alone, name: "Trail Crew" }],
    charges: { count: 2, amount_in_euros: 39.64 },
  });
  const before = await running(db);
  await eraseByTwo(kalivo, [ines, omar], teun);
  const after = await running(db);
  expect(before.map((n, index) => n - (after[index] ?? 0))).toEqual([
    ends.supports,
    ends.codes,
    ends.teams.length,
    ends.charges.count,
  ]);
});

async function aCharge(db: Db, { state, ...of }: { payer_id: number; period_id: number; state: string }) {
  const at = new Date("2026-10-01T05:00:00Z");
  await ensurePeriod(db, of.period_id);
  const statement = await db
    .insertInto("statements")
    .values({ ...of, state: "announced", created_at: at })
    .returning("id")
    .executeTakeFirstOrThrow();
  const told = state === "planned" ? {} : { notified_at: noticeOf(at), due_at: at };
  await db
    .insertInto("charges")
    .values({ ...of, ...told, statement_id: statement.id, amount_cents: 1_982n, state })
    .execute();
}

async function running(db: Db): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pledges where upper_inf(valid)
    union all
    select count(*)::int from codes where archived_at is null
    union all
    select count(*)::int from teams where deleted_at is null
    union all
    select count(*)::int from charges where state not in ('succeeded', 'canceled', 'written_off')
  `.execute(db);
  return rows.map(({ n }) => n);
}
