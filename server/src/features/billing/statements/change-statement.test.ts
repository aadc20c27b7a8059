import type { Statement, StatementSummary } from "@kalivo/contract/shapes/statement.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import {
  giveSandboxMethod,
  newBurner,
  newOrganisation,
  newPayer,
  newPledge,
  newWorkout,
} from "../../../../test/support/month-world.ts";
import { somebody, type Somebody } from "../../../../test/support/people.ts";
import { useProduct } from "../../../../test/support/product.ts";
import { checkBooks } from "../ledger/check.ts";
import { changeStatement } from "./change-statement.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const db = () => kalivo.product.services.db;

type Payer = Somebody & { payer: number; statement: number; mail: string };
let burners: number[];
let organisations: number[];
const payers: Payer[] = [];

/** Each payer owes 3.00 € for the first burner and 4.00 € for the second, due on the 4th. */
beforeAll(async () => {
  organisations = [await newOrganisation(db(), "Ocean Watch"), await newOrganisation(db(), "Trees for All")];
  burners = [await newBurner(db(), organisations), await newBurner(db(), organisations.slice(0, 1))];
  const people: Somebody[] = [];
  for (let count = 0; count < 8; count++) people.push(await somebody(kalivo, "Paula", "Peeters"));
  for (const { id } of people) {
    const payer = await newPayer(db(), { userId: id });
    await giveSandboxMethod(db(), payer, "succeeds");
    for (const burner of burners) await newPledge(db(), { payer, burner });
  }
  await db()
    .updateTable("privacy_settings")
    .set({ pseudo: "Tortoise" })
    .where("user_id", "=", burners[1] ?? 0)
    .execute();
  for (const [index, burner] of burners.entries())
    await newWorkout(db(), { burner, endAt: "2026-11-15T12:00:00Z", kcal: 3_000 + index * 1_000 });
  await kalivo.runDue();
  for (const person of people) payers.push({ ...person, ...(await paperOf(person)) });
});

async function paperOf({ id, email }: Somebody) {
  const { id: payer } = await db()
    .selectFrom("payers")
    .select("id")
    .where("user_id", "=", id)
    .executeTakeFirstOrThrow();
  const { id: statement } = await db()
    .selectFrom("statements")
    .select("id")
    .where("payer_id", "=", payer)
    .executeTakeFirstOrThrow();
  const mail = await db()
    .selectFrom("mails")
    .select("body_text")
    .where("recipient", "=", email)
    .where("body_text", "like", "%/notice/%")
    .executeTakeFirstOrThrow();
  return { payer, statement, mail: mail.body_text };
}

const payer = (index: number): Payer => {
  const found = payers[index];
  if (found === undefined) throw new Error("no such payer");
  return found;
};
const read = async ({ token, statement }: Payer) =>
  (await kalivo.call<Statement>("GET", `/api/statements/${statement}`, { token })).body;
const change = ({ token, statement }: Payer, data: Record<string, unknown>) =>
  kalivo.call<Statement>("POST", `/api/statements/${statement}/change`, { token, data });
const lineOf = async (who: Payer, burner: number) =>
  (await read(who)).lines.find((line) => line.burner.id === burners[burner])!;

test("the month is shown line by line, and only to its payer", async () => {
  const { body } = await kalivo.call<StatementSummary[]>("GET", "/api/statements", { token: payer(0).token });
  expect(body).toMatchObject([
    {
      month: "2026-11",
      state: "announced",
      total_in_euros: 7,
      charge: { state: "notified", amount_in_euros: 7, due_at: "2026-12-04T08:00:00.000Z" },
    },
  ]);
  const statement = await read(payer(0));
  expect(statement).toMatchObject({ can_change: true, carried_months: 0, scaled_to_euros: null });
  expect(statement.lines).toMatchObject([
    {
      burner: { name: "Tortoise" },
      kcal: 4_000,
      due_in_euros: 4,
      parts: [{ rate_in_cents_per_kcal: 0.1, kcal: 4_000 }],
      organisations: [{ name: "Ocean Watch", amount_in_euros: 4 }],
    },
    { kcal: 3_000, due_in_euros: 3, organisations: [{ amount_in_euros: 1.5 }, { amount_in_euros: 1.5 }] },
  ]);
  const other = await kalivo.call("GET", `/api/statements/${payer(0).statement}`, { token: payer(1).token });
  expect(other.status).toBe(404);
  expect(
    (
      await kalivo.call("POST", `/api/statements/${payer(0).statement}/change`, {
        token: payer(1).token,
        data: { action: "cancel" },
      })
    ).status,
  ).toBe(404);
});

test("a dropped line is gone for good, the rest is asked for", async () => {
  const who = payer(1);
  const { id } = await lineOf(who, 0);
  const { status, body } = await change(who, { action: "drop_line", line_id: id });
  expect([status, body.total_in_euros, body.charge?.amount_in_euros]).toEqual([200, 4, 4]);
  expect((await change(who, { action: "drop_line", line_id: id })).status).toBe(404);
});

test("a lowered line is split anew; never raised, never a fraction of a cent", async () => {
  const who = payer(2);
  const { id } = await lineOf(who, 0);
  const { body } = await change(who, { action: "lower_line", line_id: id, due_in_euros: 1.01 });
  expect(body.charge?.amount_in_euros).toBe(5.01);
  const shares = body.lines
    .find((line) => line.id === id)
    ?.organisations.map(({ amount_in_euros }) => amount_in_euros);
  expect(shares?.toSorted()).toEqual([0.5, 0.51]);
  for (const due_in_euros of [1.01, 2, 0.005]) {
    expect((await change(who, { action: "lower_line", line_id: id, due_in_euros })).status).toBe(422);
  }
});

test("lowered under 2.00 € it is carried, to nothing it is cancelled", async () => {
  const who = payer(3);
  await change(who, { action: "drop_line", line_id: (await lineOf(who, 1)).id });
  const { id } = await lineOf(who, 0);
  const { body } = await change(who, { action: "lower_line", line_id: id, due_in_euros: 1.99 });
  expect(body).toMatchObject({
    state: "carried",
    can_change: false,
    total_in_euros: 1.99,
    charge: { state: "canceled" },
  });

  const other = payer(4);
  for (const burner of [0, 1])
    await change(other, { action: "lower_line", line_id: (await lineOf(other, burner)).id, due_in_euros: 0 });
  expect(await read(other)).toMatchObject({
    state: "cancelled",
    total_in_euros: 0,
    charge: { state: "canceled" },
  });
});

const linksIn = (mail: string) => [
  ...new Set([...mail.matchAll(/\/notice\/([\w.-]+)/g)].map(([, token = ""]) => token)),
];
const look = (token: string) => kalivo.call<NoticeLink>("GET", `/api/notice-links/${token}`);
const follow = (token: string) =>
  kalivo.call<{ message: string; url?: string }>("POST", `/api/notice-links/${token}`);
async function link(who: Payer, action: NoticeLink["action"], burner?: string): Promise<string> {
  for (const token of linksIn(who.mail)) {
    const { body } = await look(token);
    if (body.action === action && (burner === undefined || body.burner_name === burner)) return token;
  }
  throw new Error(`the mail has no link to ${action}`);
}

test("the links of the notice do one thing each, without a sign-in, and once", async () => {
  const who = payer(5);
  const dropTortoise = await link(who, "drop_line", "Tortoise");
  expect((await look(dropTortoise)).body).toEqual({
    action: "drop_line",
    month: "2026-11",
    burner_name: "Tortoise",
    amount_in_euros: 4,
    due_at: "2026-12-04T08:00:00.000Z",
    usable: true,
  });
  expect((await read(who)).total_in_euros).toBe(7); // looking changed nothing
  expect((await follow(dropTortoise)).status).toBe(200);
  expect((await read(who)).total_in_euros).toBe(3);
  expect((await follow(dropTortoise)).status).toBe(410);
  expect((await look(dropTortoise)).body.usable).toBe(false);

  const { body } = await follow(await link(who, "change_method"));
  expect(body.url).toContain("/sandbox/");

  const cancel = await link(who, "cancel");
  expect((await follow(cancel)).body.message).toBe("This month will not be collected.");
  expect(await read(who)).toMatchObject({ state: "cancelled" });
  expect((await follow(cancel)).status).toBe(410);

  const stop = await link(who, "stop_pledge", "Tortoise");
  expect((await follow(stop)).status).toBe(200);
  expect((await follow(stop)).status).toBe(410);
  const left =
    await sql`select burner_id from pledges where payer_id = ${who.payer} and upper_inf(valid)`.execute(db());
  expect(left.rows).toEqual([{ burner_id: burners[0] }]);
});

test("a forged link is unknown", async () => {
  const [token = ""] = linksIn(payer(6).mail);
  const [, seal = ""] = token.split(".");
  const forged = Buffer.from(JSON.stringify([4_000_000_000, { action: "cancel", charge: 1 }])).toString(
    "base64url",
  );
  expect((await look(`${forged}.${seal}`)).status).toBe(404);
  expect((await follow(`${forged}.${seal}`)).status).toBe(404);
});

test("the ceiling can be changed between 1 and 1000 euros, also before the first pledge", async () => {
  for (const { token } of [payer(6), await somebody(kalivo)]) {
    const say = (ceiling_in_euros: unknown) =>
      kalivo.call<{ ceiling_in_euros: number }>("POST", "/api/payment/ceiling", {
        token,
        data: { ceiling_in_euros },
      });
    expect((await say("12,50")).body).toEqual({ ceiling_in_euros: 12.5 });
    for (const wrong of [0.99, 1000.01, 10.001, "much"]) expect((await say(wrong)).status).toBe(422);
    expect(
      (await kalivo.call<User>("GET", "/api/auth", { token })).body.payment_info?.ceiling_in_euros ?? 12.5,
    ).toBe(12.5);
  }
});

test("a change and the collection at the same moment: either the sum was lowered, or it was too late", async () => {
  const { statement } = payer(7);
  const { id } = await lineOf(payer(7), 0);
  const changing = Promise.all(
    [1, 2, 3].map(async (cents) =>
      changeStatement(db(), statement, { action: "lower_line", lineId: id, due: BigInt(100 - cents) }),
    ),
  );
  const [changes] = await Promise.all([changing, kalivo.moveTo("2026-12-04T08:05:00Z")]);
  const { charge, lines } = await read(payer(7));
  const wanted = lines.reduce((sum, line) => sum + Math.round(line.due_in_euros * 100), 0);
  expect(charge).toMatchObject({ state: "succeeded", amount_in_euros: wanted / 100 });
  const lowered = changes.some(({ ok }) => ok);
  expect(lines.find((line) => line.id === id)!.due_in_euros < 1).toBe(lowered);
});

test("once collected nothing can be changed, and the links say so", async () => {
  expect((await change(payer(6), { action: "cancel" })).status).toBe(409);
  for (const token of linksIn(payer(6).mail)) {
    expect((await look(token)).body.usable).toBe(false);
    expect((await follow(token)).status).toBe(410);
  }
  expect((await checkBooks(db())).flatMap(({ differences }) => differences)).toEqual([]);
});

test("an old link has expired", async () => {
  await kalivo.moveTo("2026-12-26T08:05:00Z");
  const [token = ""] = linksIn(payer(6).mail);
  expect([(await look(token)).status, (await follow(token)).status]).toEqual([410, 410]);
});
