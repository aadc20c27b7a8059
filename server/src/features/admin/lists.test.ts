import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { beforeAll, expect, test } from "vitest";
import { callsAs } from "#server-test/support/calls-of.ts";
import { anAdmin, auditLog } from "#server-test/support/admins.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { grossTotal, payerOf } from "#server-test/support/people.ts";

const kalivo = useProduct();
let ines: Somebody;
let anna: Somebody;
beforeAll(async () => {
  ines = await anAdmin(kalivo);
  anna = await somebody(kalivo, "Änna", "Maes");
});

const { get, post } = callsAs(kalivo, () => ines);

test("teams are listed with their admins and what they gave, deleted ones too", async () => {
  const [bert, chloe] = [await somebody(kalivo, "Bert", "Maes"), await somebody(kalivo, "Chloé", "Maes")];
  const running = await teamOf(kalivo, anna, bert, chloe);
  const deleted = await teamOf(kalivo, bert);
  await kalivo.call("POST", pathTo(api.deleteTeam, { id: deleted }), { token: bert.token });
  const payer = await teamPayerOf(kalivo, running);
  await grossTotal(kalivo, { party: "payer", party_id: payer, period_id: 202610, gross_cents: 1_250n });

  const { body, headers } = await get(api.listAllTeams);
  expect(headers["x-total-count"]).toBe("2");
  expect(body).toMatchObject([
    { id: deleted, users_count: 0, method_state: null, deleted_at: expect.any(String) },
    {
      id: running,
      name: "Trail Crew",
      users_count: 3,
      admins: [{ id: anna.id, name: "Änna Maes" }],
      donated_in_euros: 12.5,
      method_state: "active",
      deleted_at: null,
    },
  ]);
  expect((await get(api.listAllTeams, { search: "crew trail" })).body).toHaveLength(2);
  expect((await get(api.listAllTeams, { search: "runners" })).body).toEqual([]);
  expect((await get(api.listAllTeams, { page: 9 })).body).toEqual([]);
});

test("codes are found by themselves, by their label and by their owner's real name", async () => {
  await payerOf(kalivo, anna.id);
  const code = await codeOf(kalivo, anna, { label: "Birthday 100%" });
  const { db } = kalivo.product.services;
  await db
    .updateTable("privacy_settings")
    .set({ pseudo: "Tortoise" })
    .where("user_id", "=", anna.id)
    .execute();
  const typed = `${code.code.slice(0, 4)} ${code.code.slice(4)}`.toLowerCase();
  for (const search of [typed, "birthday", "100%", "anna maes"]) {
    const { body } = await get(api.listAllCodes, { search });
    expect([search, body.map(({ id }) => id)]).toEqual([search, [code.id]]);
    expect(body[0]?.owner).toEqual({ id: anna.id, name: "Änna Maes" });
  }
  expect((await get(api.listAllCodes, { search: "%" })).body.map(({ id }) => id)).toEqual([code.id]);
  expect((await get(api.listAllCodes)).body.length).toBeGreaterThan(1); // invitations to the teams
});

test("feedback is an inbox: unread first asked for, with its log, read by somebody and unread again", async () => {
  const say = (data: Record<string, unknown>) =>
    kalivo.call("POST", api.sendFeedback, { token: anna.token, data });
  await say({ feedback: "First", logFile: "a log" });
  await say({ feedback: "Hidden", anonymous: true });
  const inbox = async (data = {}) => (await get(api.listFeedback, data)).body;
  const first = (await inbox()).find(({ body }) => body === "First");
  expect(first).toMatchObject({
    person: { id: anna.id, name: "Änna Maes", email: anna.email },
    has_log: true,
    read_at: null,
    handled_by: null,
  });
  expect((await inbox()).find(({ body }) => body === "Hidden")?.person).toBeNull();

  const id = String(first?.id);
  expect((await get(pathTo(api.readFeedback, { id }))).body.log).toBe("a log");
  const mark = (read: boolean) => post(pathTo(api.markFeedback, { id }), { read });
  expect((await mark(true)).body.handled_by).toEqual({ id: ines.id, name: "Ines Claes" });
  await mark(true); // twice is once
  expect((await inbox()).map(({ body }) => body)).toEqual(["Hidden"]);
  expect(await inbox({ state: "all" })).toHaveLength(2);
  expect((await mark(false)).body).toMatchObject({ read_at: null, handled_by: null });
  expect(await inbox()).toHaveLength(2);
  expect((await get(pathTo(api.readFeedback, { id: 999999 }))).status).toBe(404);
  const unknown = pathTo(api.markFeedback, { id: 999999 });
  expect((await post(unknown, { read: true })).status).toBe(404);
  expect((await auditLog(kalivo)).map(({ action }) => action)).toEqual(["feedback.read", "feedback.unread"]);
});

test("the audit log is read newest first, with the names of today, and nobody changes it", async () => {
  await get(pathTo(api.readAnyPerson, { id: anna.id }));
  const { body, headers } = await get(api.listAudit, { per_page: 2 });
  expect(headers["x-total-count"]).toBe("3");
  expect(body).toMatchObject([
    {
      actor: { id: ines.id, name: "Ines Claes" },
      action: "person.read",
      target: { kind: "person", id: anna.id, name: "Änna Maes" },
    },
    { action: "feedback.unread", before: { read: true }, after: { read: false } },
  ]);
  const { db } = kalivo.product.services;
  for (const [hand, why] of [
    [db, "permission denied"],
    [kalivo.owner, "append-only"],
  ] as const) {
    await expect(hand.deleteFrom("audit_log").execute()).rejects.toThrow(why);
    await expect(hand.updateTable("audit_log").set({ action: "a.b" }).execute()).rejects.toThrow(why);
  }
});
