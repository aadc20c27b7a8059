import { beforeAll, expect, test } from "vitest";
import { booksDiffer } from "#server-test/support/books-differ.ts";
import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "#server-test/support/month-world.ts";
import { lastMail, mailedTo } from "#server-test/support/mailed.ts";
import { somebody, type Somebody } from "#server-test/support/people.ts";
import { teamOf, teamPayerOf } from "#server-test/support/teams.ts";
import { useProduct } from "#server-test/support/product.ts";
import { blockPayer, unblockPayer } from "../disputes/disputes.queries.ts";

// No worker runs from the notice until the 20th; then the jobs resume.
const kalivo = useProduct({ KALIVO_NOW: "2026-11-02T09:00:00Z" });
const db = () => kalivo.product.services.db;
const NOTICE = /e'll collect /;

type Payer = { payer: number; who: Somebody };
let late: Payer;
let stopped: Payer;
let forgotten: Payer;
let lead: Somebody;
let mate: Somebody;
let third: Somebody;
let team: number;
let teamPayer: number;

const chargeOf = (payer: number) =>
  db().selectFrom("charges").selectAll().where("payer_id", "=", payer).executeTakeFirstOrThrow();
const notices = async ({ email }: Somebody) =>
  (await mailedTo(kalivo, email)).map(({ subject }) => subject).filter((subject) => NOTICE.test(subject));
const linkTo = async (who: Somebody, words: string) => {
  const mail = await lastMail(kalivo, who.email, NOTICE);
  return new RegExp(`${words}: \\S*/notice/([\\w.-]+)`).exec(mail)?.[1] ?? "";
};
const follow = (token: string) => kalivo.call("POST", pathTo(api.followNoticeLink, { token }));

async function paysFor(burner: number): Promise<Payer> {
  const who = await somebody(kalivo);
  const payer = await newPayer(db(), { userId: who.id });
  await giveSandboxMethod(db(), payer, "succeeds");
  await newPledge(db(), { payer, burner });
  return { who, payer };
}

beforeAll(async () => {
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  [late, stopped, forgotten] = [await paysFor(burner), await paysFor(burner), await paysFor(burner)];
  lead = await somebody(kalivo, "Lea");
  mate = await somebody(kalivo, "Mo");
  third = await somebody(kalivo, "Tim");
  team = await teamOf(kalivo, lead, mate, third);
  teamPayer = await teamPayerOf(kalivo, team);
  await giveSandboxMethod(db(), teamPayer, "succeeds");
  await newPledge(db(), { payer: teamPayer, burner });
  await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 5_000 });
  await kalivo.moveTo("2026-12-01T05:01:00Z");
  await blockPayer(db(), stopped.payer, new Date("2026-12-02T09:00:00Z"));
  await blockPayer(db(), forgotten.payer, new Date("2026-12-02T09:00:00Z"));
});

const setAdmin = (user_id: number, is_admin: boolean, by: Somebody) =>
  kalivo.call("POST", pathTo(api.setTeamAdmin, { id: team }), {
    token: by.token,
    data: { user_id, is_admin },
  });

test("who becomes an admin of the team after the notice gets it before anything is taken, and a new day", async () => {
  expect(await chargeOf(teamPayer)).toMatchObject({ state: "notified", notice_no: 1 });
  await kalivo.moveTo("2026-12-03T10:00:00Z");
  await setAdmin(mate.id, true, lead);
  await kalivo.runDue();
  expect(await chargeOf(teamPayer)).toMatchObject({
    state: "notified",
    notice_no: 2,
    due_at: new Date("2026-12-07T08:00:00Z"),
  });
  for (const admin of [lead, mate]) {
    const mail = await lastMail(kalivo, admin.email, /^New day: we'll collect 5,00/);
    expect(mail).toContain("We announced 04/12/2026. Since then somebody else decides for the team");
    expect(mail).toContain("07/12/2026");
  }
});

test("who had the notice, left the admins and came back does not move the day again", async () => {
  await setAdmin(mate.id, false, lead);
  await kalivo.runDue();
  await setAdmin(mate.id, true, lead);
  await kalivo.runDue();
  expect(await chargeOf(teamPayer)).toMatchObject({ state: "notified", notice_no: 2 });
});

test("a link acts for the person it was sent to, and only while they decide for the team", async () => {
  const cancel = await linkTo(mate, "Cancel your donations for this month");
  const method = await linkTo(mate, "Change the payment method");
  expect((await kalivo.call("GET", pathTo(api.readNoticeLink, { token: cancel }))).status).toBe(200);
  await setAdmin(mate.id, false, lead);
  for (const token of [cancel, method]) {
    expect((await kalivo.call("GET", pathTo(api.readNoticeLink, { token }))).status).toBe(410);
    expect((await follow(token)).status).toBe(410);
  }
  expect(await chargeOf(teamPayer)).toMatchObject({ state: "notified" });
});

test("what was not tried within 72 hours of its hour is announced anew, and nothing is taken untold", async () => {
  await kalivo.moveTo("2026-12-20T10:00:00Z");
  expect(await chargeOf(late.payer)).toMatchObject({ state: "notified", notice_no: 2, attempt_no: 0 });
  const mail = await lastMail(kalivo, late.who.email, /^New day: we'll collect 5,00/);
  expect(mail).toContain("We announced 04/12/2026, and collected nothing that day.");
  expect(mail).toContain("24/12/2026");
  const { body } = await kalivo.call(
    "GET",
    pathTo(api.readStatement, { id: (await chargeOf(late.payer)).statement_id }),
    {
      token: late.who.token,
    },
  );
  expect(body).toMatchObject({
    can_change: true,
    note: null,
    charge: { due_at: "2026-12-24T08:00:00.000Z" },
  });
  await kalivo.moveTo("2026-12-24T08:05:00Z");
  await kalivo.runDue();
  expect(await chargeOf(late.payer)).toMatchObject({ state: "succeeded", attempt_no: 1 });
  expect(await notices(late.who)).toHaveLength(2);
});

test("what a dispute held up waits without a mail, and is announced anew once the stop is lifted", async () => {
  const charge = await chargeOf(stopped.payer);
  expect(charge).toMatchObject({ state: "notified", notice_no: 1 });
  expect(await notices(stopped.who)).toHaveLength(1);
  const { body } = await kalivo.call("GET", pathTo(api.readStatement, { id: charge.statement_id }), {
    token: stopped.who.token,
  });
  expect(body.note).toContain("stopped collecting from you after a dispute");
  await unblockPayer(db(), stopped.payer, stopped.who.id, kalivo.product.services.clock.now());
  await kalivo.runDue();
  expect(await chargeOf(stopped.payer)).toMatchObject({ state: "notified", notice_no: 2, attempt_no: 0 });
  await kalivo.moveTo("2026-12-28T08:05:00Z");
  expect(await chargeOf(stopped.payer)).toMatchObject({ state: "succeeded" });
});

test("days that slip again and again end with the charge, 60 days after the close of its month", async () => {
  const { payments } = kalivo.product.services;
  await unblockPayer(db(), forgotten.payer, forgotten.who.id, kalivo.product.services.clock.now());
  for (let day = 0; day < 60; day += 8)
    await kalivo.moveTo(new Date(Date.parse("2026-12-29T12:00:00Z") + day * 86_400_000).toISOString());
  // The rounds end where the 60 days do, however often the worker sleeps over the window.
  const { notice_no, state } = await chargeOf(forgotten.payer);
  expect(state).toBe("canceled");
  expect(notice_no).toBeLessThan(8);
  expect(payments).not.toBeNull();
  const { statement_id } = await chargeOf(forgotten.payer);
  const { body } = await kalivo.call("GET", pathTo(api.readStatement, { id: statement_id }), {
    token: forgotten.who.token,
  });
  expect(body).toMatchObject({
    state: "waived",
    note: expect.stringContaining("couldn't collect it in time"),
  });
  expect((await mailedTo(kalivo, forgotten.who.email)).at(-1)?.subject).toBe(
    "We collect nothing more for November 2026",
  );
});

test("the month closes, and its books agree", async () => {
  await kalivo.moveTo("2027-03-10T12:00:00Z");
  const { stage } = await db()
    .selectFrom("billing_periods")
    .select("stage")
    .where("id", "=", 202611)
    .executeTakeFirstOrThrow();
  expect(stage).toBe("closed");
  expect(await booksDiffer(db())).toEqual([]);
});
