import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { expect, test } from "vitest";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
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

// What the page behind a link of the notice shows before any action, and which actions it offers.
const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 4);
const { payer, read } = month;
const db = () => kalivo.product.services.db;

const look = (token: string) => kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
const follow = (token: string, data = {}) =>
  kalivo.call("POST", pathTo(api.followNoticeLink, { token }), { data });
const linksIn = (mail: string) => [
  ...new Set([...mail.matchAll(/\/notice\/([\w.-]+)/gu)].map(([, token = ""]) => token)),
];
async function link(notice: string, action: NoticeLink["action"], burner?: string): Promise<string> {
  for (const token of linksIn(notice)) {
    const { body } = await look(token);
    if (body.action === action && (burner === undefined || body.burner_name === burner)) return token;
  }
  throw new Error(`the mail has no link to ${action}`);
}
const pledgesOf = (who: AnnouncedPayer) =>
  db()
    .selectFrom("pledges")
    .select("burner_id")
    .where("payer_id", "=", who.payer)
    .where((where) => where.fn("upper_inf", ["valid"]))
    .execute();

test("before a month is cancelled its page says whose it is, what it comes to and who gets how much less", async () => {
  const who = payer(0);
  const { body } = await look(await link(who.notice, "cancel"));
  expect(body).toMatchObject({ whose: { kind: "person" }, amount_in_euros: 7, usable: true, over: null });
  expect(body.less).toEqual([
    { name: "Tortoise", amount_in_euros: 4 },
    { name: expect.any(String), amount_in_euros: 3 },
  ]);
});

test("one person's amount is lowered from the mail, as often as one wishes, and never raised", async () => {
  const who = payer(0);
  const lower = await link(who.notice, "lower_line", "Tortoise");
  expect((await look(lower)).body).toMatchObject({
    amount_in_euros: 4,
    less: [{ name: "Tortoise", amount_in_euros: 4 }],
  });
  for (const due_in_euros of [undefined, 4, 5, 0.005]) {
    const refused = await follow(lower, { due_in_euros });
    expect(refused.status).toBe(422);
  }
  expect((await follow(lower, { due_in_euros: 2.5 })).body.message).toBe("Your month was lowered.");
  expect((await read(who)).total_in_euros).toBe(5.5);
  expect((await follow(lower, { due_in_euros: 3 })).status).toBe(422);
  expect((await look(lower)).body.amount_in_euros).toBe(2.5);
  expect((await follow(lower, { due_in_euros: 0 })).status).toBe(200);
  expect((await read(who)).total_in_euros).toBe(3);
  expect([(await look(lower)).body.usable, (await follow(lower, { due_in_euros: 0 })).status]).toEqual([
    false,
    410,
  ]);
});

test("everything stops from the mail, once, and what is announced stays", async () => {
  const who = payer(1);
  const stop = await link(who.notice, "stop_all");
  const { body } = await look(stop);
  expect(body.supported).toHaveLength(2);
  expect([body.less, body.amount_in_euros]).toEqual([[], 7]);
  expect(await pledgesOf(who)).toHaveLength(2); // looking changed nothing
  const answers = await Promise.all([follow(stop), follow(stop)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
  expect(await pledgesOf(who)).toEqual([]);
  expect(await read(who)).toMatchObject({ state: "announced", total_in_euros: 7 });
  expect((await look(stop)).body.usable).toBe(false);
  expect((await follow(await link(who.notice, "cancel"))).status).toBe(200);
});

test("the mail's page stops everything and cancels the month at one press, for who wishes both", async () => {
  const who = payer(3);
  const stop = await link(who.notice, "stop_all");
  expect((await look(stop)).body.may_cancel).toBe(true);
  const { status, body } = await follow(stop, { cancel: "yes" });
  expect([status, body.message]).toEqual([
    200,
    "Stopped. You no longer support anybody, and we don't collect the announced donations.",
  ]);
  expect(await pledgesOf(who)).toEqual([]);
  expect(await read(who)).toMatchObject({ state: "cancelled" });
  expect((await follow(stop, { cancel: "yes" })).status).toBe(410);
});

async function announcedTeam(): Promise<{ admins: Somebody[]; team: number; notices: string[] }> {
  const admins = [await somebody(kalivo, "Ada"), await somebody(kalivo, "Bea")];
  const [ada, bea] = admins;
  if (ada === undefined || bea === undefined) throw new Error("no admins");
  const team = await teamOf(kalivo, ada, bea);
  await kalivo.call("POST", pathTo(api.setTeamAdmin, { id: team }), {
    token: ada.token,
    data: { user_id: bea.id, is_admin: true },
  });
  const payerId = await teamPayerOf(kalivo, team);
  await giveSandboxMethod(db(), payerId, "succeeds");
  const burner = await newBurner(db(), [await newOrganisation(db())]);
  await newPledge(db(), { payer: payerId, burner });
  await newWorkout(db(), { burner, endAt: "2026-12-15T12:00:00Z", kcal: 6_000 });
  await kalivo.moveTo("2027-01-01T05:01:00Z");
  const mails = await db()
    .selectFrom("mails")
    .select(["body_text", "recipient"])
    .where(
      "recipient",
      "in",
      admins.map(({ email }) => email),
    )
    .where("body_text", "like", "%/notice/%")
    .execute();
  const noticeOf = ({ email }: Somebody) =>
    mails.find(({ recipient }) => recipient === email)?.body_text ?? "";
  return { admins, team, notices: admins.map(noticeOf) };
}

test("after the month was collected every link says so, and changes nothing", async () => {
  await kalivo.moveTo("2026-12-04T08:05:00Z");
  for (const token of linksIn(payer(2).notice)) {
    const { body } = await look(token);
    expect([body.action, body.usable, body.over]).toEqual([body.action, false, "collected"]);
    expect((await follow(token, { due_in_euros: 0.5 })).status).toBe(410);
  }
  expect(await pledgesOf(payer(2))).toHaveLength(2);
});

test("a team's links name the team, and do nothing for somebody who is no admin of it any more", async () => {
  const { admins, team, notices } = await announcedTeam();
  const [ada, bea] = admins;
  if (ada === undefined || bea === undefined) throw new Error("no admins");
  const [, hers = ""] = notices;
  const cancel = await link(hers, "cancel");
  expect((await look(cancel)).body).toMatchObject({
    whose: { kind: "team", name: "Trail Crew" },
    amount_in_euros: 6,
    usable: true,
  });
  await kalivo.call("POST", pathTo(api.removeMember, { id: team }), {
    token: ada.token,
    data: { user_id: bea.id },
  });
  for (const token of linksIn(hers)) {
    const asked = await follow(token, { due_in_euros: 1 });
    expect([(await look(token)).status, asked.status]).toEqual([410, 410]);
    expect(asked.body.message).toBe("This email was for somebody who no longer decides here.");
  }
  const [mine = ""] = notices;
  expect((await look(await link(mine, "cancel"))).body.usable).toBe(true);
});
