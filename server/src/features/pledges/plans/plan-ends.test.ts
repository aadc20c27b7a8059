import * as api from "@kalivo/contract/api-paths.ts";
import type { AddressWith } from "@kalivo/contract/calls.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import { chooseCause, payerOf, somebody, type Somebody } from "#server-test/support/people.ts";
import { newWorkout } from "#server-test/support/month-world.ts";
import { versionsOf } from "#server-test/support/pledge-versions.ts";
import { useProduct } from "#server-test/support/product.ts";
import { applyCode, codeOf, teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { erasePerson } from "../../account/erasure/erase-person.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-11-20T10:00:00Z" });
const db = () => kalivo.product.services.db;
const clock = () => kalivo.product.services.clock;
const call = ({ token }: Somebody, path: AddressWith<"POST">, data = {}) =>
  kalivo.call("POST", path, { token, data });

const plan = (donor: Somebody, burner: Somebody, more: Record<string, unknown> = {}) =>
  call(donor, api.backBurner, { burner_id: burner.id, perCalorie: 0.2, from: "2026-12-01", ...more });

/** Somebody who gives somebody 0,10 € per 100 kcal, and planned 0,20 € from December. */
async function planning() {
  const [donor, burner] = [await somebody(kalivo, "Dina"), await somebody(kalivo, "Bo")];
  const payer = await payerOf(kalivo, donor.id);
  await chooseCause(kalivo, burner);
  await call(donor, api.backBurner, { burner_id: burner.id, perCalorie: 0.1 });
  expect((await plan(donor, burner)).status).toBe(200);
  return { donor, burner, payer };
}
type Planning = Awaited<ReturnType<typeof planning>>;

const erase = ({ id }: Somebody) =>
  db()
    .transaction()
    .execute((tx) => erasePerson(tx, { id, publicUrl: "http://localhost:3000" }, clock().now()));

const ENDINGS: readonly [string, (world: Planning) => Promise<unknown>][] = [
  ["stopping", ({ donor, burner }) => call(donor, api.backBurner, { burner_id: burner.id, perCalorie: 0 })],
  ["stopping everything", ({ donor }) => call(donor, api.stopGiving)],
  ["a donor refused", ({ donor, burner }) => call(burner, api.refuseDonor, { type: "user", id: donor.id })],
  ["the donor erased", ({ donor }) => erase(donor)],
  ["the burner erased", ({ burner }) => erase(burner)],
];

test.each(ENDINGS)("after %s nothing planned is left, and nothing is billed by it", async (_, end) => {
  const world = await planning();
  await end(world);
  expect(await versionsOf(db(), world.payer, world.burner.id)).toEqual([
    { rate: 10, from: "2026-11-20", until: "2026-11-20", planned: false },
  ]);
});

test("of a team, what was planned ends with the team, or with who leaves it", async () => {
  const [admin, leaver, removed, mate] = [
    await somebody(kalivo, "Ada"),
    await somebody(kalivo, "Lee"),
    await somebody(kalivo, "Rem"),
    await somebody(kalivo, "Mat"),
  ];
  const teamId = await teamOf(kalivo, admin, leaver, removed, mate);
  const payer = await teamPayerOf(kalivo, teamId);
  for (const burner of [leaver, removed, mate]) {
    await call(admin, api.backBurner, { burner_id: burner.id, perCalorie: 0.1, team_id: teamId });
    expect((await plan(admin, burner, { team_id: teamId })).status).toBe(200);
  }
  await call(leaver, pathTo(api.leaveTeam, { id: teamId }));
  await call(admin, pathTo(api.removeMember, { id: teamId }), { user_id: removed.id });
  for (const { id } of [leaver, removed])
    expect(await versionsOf(db(), payer, id)).toMatchObject([{ rate: 10, until: "2026-11-20" }]);
  expect(await versionsOf(db(), payer, mate.id)).toHaveLength(2);
  expect((await call(admin, pathTo(api.deleteTeam, { id: teamId }))).status).toBe(200);
  expect(await versionsOf(db(), payer, mate.id)).toMatchObject([{ rate: 10, until: "2026-11-20" }]);
});

test("a pledge of a code that has a plan is its payer's own: the code does not end it", async () => {
  const [owner, burner] = [await somebody(kalivo, "Olga"), await somebody(kalivo, "Bo")];
  const payer = await payerOf(kalivo, owner.id);
  const { id, code } = await codeOf(kalivo, owner);
  await applyCode(kalivo, burner, code);
  await plan(owner, burner);
  await call(owner, pathTo(api.stopCodePledges, { id }));
  expect(await versionsOf(db(), payer, burner.id)).toHaveLength(2);
  await call(owner, api.backBurner, { burner_id: burner.id, perCalorie: 0.1, forgetPlan: true });
  await call(owner, pathTo(api.stopCodePledges, { id }));
  expect(await versionsOf(db(), payer, burner.id)).toMatchObject([{ until: "2026-11-20" }]);
});

test("plans, changes and a stop at the same moment leave one of their orders, and no plan without a pledge", async () => {
  const { donor, burner, payer } = await planning();
  const change = (perCalorie: number) => call(donor, api.backBurner, { burner_id: burner.id, perCalorie });
  const again = ["01", "02", "03"].flatMap((month) => [
    plan(donor, burner, { perCalorie: `0.4${month.at(1)}`, from: `2027-${month}-01` }),
    change(Number(`0.${month}`)),
  ]);
  const answers = await Promise.all([...again, change(0)]);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  const versions = await versionsOf(db(), payer, burner.id);
  const ahead = versions.filter(({ planned }) => planned);
  expect(ahead.length).toBeLessThanOrEqual(1);
  for (const { from } of ahead) expect(versions.some(({ until }) => until === from)).toBe(true);
  await change(0);
  expect((await versionsOf(db(), payer, burner.id)).filter(({ planned }) => planned)).toEqual([]);
});

test("what was billed before hinders nobody from taking a plan back", async () => {
  const { donor, burner, payer } = await planning();
  await newWorkout(db(), { burner: burner.id, endAt: "2026-11-25T10:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2026-12-02T10:00:00Z");
  await kalivo.runDue();
  await plan(donor, burner, { perCalorie: 0.5, from: "2027-02-01" });
  expect((await plan(donor, burner, { perCalorie: 0.3, from: "2027-01-01" })).status).toBe(200);
  await newWorkout(db(), { burner: burner.id, endAt: "2026-12-25T10:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2027-01-02T10:00:00Z");
  await kalivo.runDue();
  expect(await versionsOf(db(), payer, burner.id)).toMatchObject([
    { rate: 10, until: "2026-12-01" },
    { rate: 20, until: "2027-01-01", planned: true },
    { rate: 30, until: null, planned: true },
  ]);
});
