import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { useAnnouncedPayers, type AnnouncedPayer } from "#server-test/support/announced-payers.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct({ KALIVO_NOW: "2026-12-01T05:01:00Z" });
const month = useAnnouncedPayers(kalivo, 4);
const { payer, read } = month;
const db = () => kalivo.product.services.db;

const linksIn = (mail: string) => [
  ...new Set([...mail.matchAll(/\/notice\/([\w.-]+)/g)].map(([, token = ""]) => token)),
];
const look = (token: string) => kalivo.call("GET", pathTo(api.readNoticeLink, { token }));
const follow = (token: string) => kalivo.call("POST", pathTo(api.followNoticeLink, { token }));
async function link(who: AnnouncedPayer, action: NoticeLink["action"], burner?: string): Promise<string> {
  for (const token of linksIn(who.notice)) {
    const { body } = await look(token);
    if (body.action === action && (burner === undefined || body.burner_name === burner)) return token;
  }
  throw new Error(`the mail has no link to ${action}`);
}

/** The links that still do this. */
async function usable(who: AnnouncedPayer, action: NoticeLink["action"]): Promise<string[]> {
  const found = await Promise.all(
    linksIn(who.notice).map(async (token) => ({ token, ...(await look(token)).body })),
  );
  return found.filter((one) => one.action === action && one.usable).map(({ token }) => token);
}

test("the links of the notice do one thing each, without a sign-in, and once", async () => {
  const who = payer(0);
  const dropTortoise = await link(who, "drop_line", "Tortoise");
  expect((await look(dropTortoise)).body).toEqual({
    action: "drop_line",
    month: "2026-11",
    whose: { kind: "person", name: expect.stringMatching(/\S \S/u) },
    burner_name: "Tortoise",
    amount_in_euros: 4,
    carried_in_euros: 0,
    less: [{ name: "Tortoise", amount_in_euros: 4 }],
    may_cancel: false,
    supported: [],
    due_at: "2026-12-04T08:00:00.000Z",
    usable: true,
    over: null,
  });
  expect((await read(who)).total_in_euros).toBe(7); // looking changed nothing
  expect((await follow(dropTortoise)).status).toBe(200);
  expect((await read(who)).total_in_euros).toBe(3);
  expect((await follow(dropTortoise)).status).toBe(410);
  expect((await look(dropTortoise)).body.usable).toBe(false);

  const { body } = await follow(await link(who, "change_method"));
  expect(body.url).toContain("/sandbox/");

  const cancel = await link(who, "cancel");
  expect((await follow(cancel)).body.message).toBe("This month's donations won't be collected.");
  expect(await read(who)).toMatchObject({ state: "cancelled" });
  expect((await follow(cancel)).status).toBe(410);

  const stop = await link(who, "stop_pledge", "Tortoise");
  expect((await follow(stop)).status).toBe(200);
  expect((await follow(stop)).status).toBe(410);
  const left =
    await sql`select burner_id from pledges where payer_id = ${who.payer} and upper_inf(valid)`.execute(db());
  expect(left.rows).toEqual([{ burner_id: month.burners[0] }]);
});

test("what is lowered to too little is said to go to the next month, and not to be cancelled", async () => {
  const who = payer(2);
  const cancel = await link(who, "cancel");
  expect((await follow(await link(who, "drop_line", "Tortoise"))).body.message).toBe(
    "This line was taken out of the month.",
  );
  const [token = ""] = await usable(who, "lower_line");
  const { body } = await kalivo.call("POST", pathTo(api.followNoticeLink, { token }), {
    data: { due_in_euros: 1 },
  });
  expect(body.message).toMatch(/under €?2[.,]00.*next month/u);
  expect(await read(who)).toMatchObject({ state: "carried", total_in_euros: 1 });
  for (const again of [cancel, token])
    expect((await look(again)).body).toMatchObject({ usable: false, over: "carried" });
  const [stop = ""] = await usable(who, "stop_all");
  expect((await look(stop)).body).toMatchObject({
    amount_in_euros: 0,
    carried_in_euros: 1,
    may_cancel: false,
  });
});

test("what is lowered to less than is ever collected, by who supports nobody any more, is said to cost nothing", async () => {
  const who = payer(3);
  expect((await follow(await link(who, "stop_all"))).status).toBe(200);
  const lower = await usable(who, "lower_line");
  await follow(await link(who, "drop_line", "Tortoise"));
  const token = (await usable(who, "lower_line")).find((one) => lower.includes(one)) ?? "";
  const { body } = await kalivo.call("POST", pathTo(api.followNoticeLink, { token }), {
    data: { due_in_euros: 0.3 },
  });
  expect(body.message).toBe("Done. What is left is too little to collect: you pay nothing for this month.");
  expect(await read(who)).toMatchObject({ state: "waived", charge: { state: "canceled" } });
});

test("a forged link is unknown", async () => {
  const [token = ""] = linksIn(payer(1).notice);
  const [, seal = ""] = token.split(".");
  const forged = Buffer.from(JSON.stringify([4_000_000_000, { action: "cancel", charge: 1 }])).toString(
    "base64url",
  );
  expect((await look(`${forged}.${seal}`)).status).toBe(404);
  expect((await follow(`${forged}.${seal}`)).status).toBe(404);
});

test("once the month is collected the links say so", async () => {
  await kalivo.moveTo("2026-12-04T08:05:00Z");
  for (const token of linksIn(payer(1).notice)) {
    expect((await look(token)).body.usable).toBe(false);
    expect((await follow(token)).status).toBe(410);
  }
});

test("an old link has expired", async () => {
  await kalivo.moveTo("2026-12-26T08:05:00Z");
  const [token = ""] = linksIn(payer(1).notice);
  expect([(await look(token)).status, (await follow(token)).status]).toEqual([410, 410]);
});
