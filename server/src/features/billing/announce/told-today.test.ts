import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { useProduct } from "#server-test/support/product.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { releaseHeldMails } from "../../mail/mail.queries.ts";

// Rules 9 and 47: of those who decide for a team on the day of a charge, one at least has had its notice.

const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;

let lead: Somebody;
let mate: Somebody;
let team: number;
let payer: number;

const charge = () =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", payer).executeTakeFirstOrThrow();
beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  [lead, mate] = [await somebody(kalivo, "Lea"), await somebody(kalivo, "Mo")];
  team = await teamOf(kalivo, lead, mate);
  payer = await teamPayerOf(kalivo, team);
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner });
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2026-12-01T05:01:00Z");
});

test("nothing is taken while nobody who decides by then has had the notice, and a new day is said once one has", async () => {
  expect(await charge()).toMatchObject({ state: "notified", notice_no: 1 });
  await kalivo.moveTo("2026-12-02T10:00:00Z");
  // Mo's address is not confirmed: the notice for them is held.
  await sql`update users set email_confirmed_at = null where id = ${mate.id}`.execute(kalivo.owner);
  await sql`update team_members set is_admin = true where user_id = ${mate.id}`.execute(kalivo.owner);
  await kalivo.runDue();
  expect(await charge()).toMatchObject({ state: "notified", notice_no: 2 });
  await sql`update team_members set is_admin = false where user_id = ${lead.id}`.execute(kalivo.owner);
  await kalivo.moveTo("2026-12-08T10:00:00Z");
  expect(await charge()).toMatchObject({ state: "planned", attempt_no: 0 });
  await sql`update users set email_confirmed_at = now() where id = ${mate.id}`.execute(kalivo.owner);
  await releaseHeldMails(db(), mate.id, kalivo.product.services.clock.now());
  await kalivo.runDue();
  expect(await charge()).toMatchObject({
    state: "notified",
    attempt_no: 0,
    due_at: new Date("2026-12-12T08:00:00Z"),
  });
  await kalivo.moveTo("2026-12-12T08:05:00Z");
  await kalivo.runDue();
  expect(await charge()).toMatchObject({ state: "succeeded", attempt_no: 1 });
});

test("who had an earlier notice of it and decides again is told of the present day", async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  const [first, again] = [await somebody(kalivo, "Ann"), await somebody(kalivo, "Bo")];
  team = await teamOf(kalivo, first, again);
  payer = await teamPayerOf(kalivo, team);
  await sql`update team_members set is_admin = true where user_id = ${again.id}`.execute(kalivo.owner);
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner });
  await newWorkout(db(), { burner, endAt: "2026-12-15T12:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  await sql`update team_members set is_admin = false where user_id = ${again.id}`.execute(kalivo.owner);
  await sql`update charges set notice_no = 2, state = 'planned', notice_queued_at = null where payer_id = ${payer}`.execute(
    kalivo.owner,
  );
  await kalivo.moveTo("2027-01-02T10:00:00Z");
  expect(await charge()).toMatchObject({ state: "notified", notice_no: 2 });
  await sql`update team_members set is_admin = true where user_id = ${again.id}`.execute(kalivo.owner);
  await kalivo.runDue();
  expect(await charge()).toMatchObject({ state: "notified", notice_no: 3 });
});

test("who alone decides, and had the notice less than 72 hours before, has a new day", async () => {
  await kalivo.moveTo("2027-01-12T10:00:00Z");
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  const [early, late] = [await somebody(kalivo, "Eve"), await somebody(kalivo, "Lou")];
  team = await teamOf(kalivo, early, late);
  payer = await teamPayerOf(kalivo, team);
  await sql`update team_members set is_admin = true where user_id = ${late.id}`.execute(kalivo.owner);
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner });
  await newWorkout(db(), { burner, endAt: "2027-01-15T12:00:00Z", kcal: 5_000 });
  // The notice for the second one waits until an hour before the charge.
  await sql`update users set email_confirmed_at = null where id = ${late.id}`.execute(kalivo.owner);
  await kalivo.moveTo("2027-02-01T05:01:00Z");
  expect(await charge()).toMatchObject({ state: "notified", due_at: new Date("2027-02-04T08:00:00Z") });
  await kalivo.moveTo("2027-02-04T07:00:00Z");
  await sql`update users set email_confirmed_at = now() where id = ${late.id}`.execute(kalivo.owner);
  await releaseHeldMails(db(), late.id, kalivo.product.services.clock.now());
  await kalivo.runDue();
  expect(await charge()).toMatchObject({ state: "notified", notice_no: 1 });
  await kalivo.call("POST", pathTo(api.leaveTeam, { id: team }), { token: early.token });
  await kalivo.moveTo("2027-02-04T08:05:00Z");
  await kalivo.runDue();
  expect(await charge()).toMatchObject({
    state: "notified",
    attempt_no: 0,
    notice_no: 2,
    due_at: new Date("2027-02-08T08:00:00Z"),
  });
  await kalivo.moveTo("2027-02-08T08:05:00Z");
  await kalivo.runDue();
  expect(await charge()).toMatchObject({ state: "succeeded", attempt_no: 1 });
});
