import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminRefundable } from "@kalivo/contract/shapes/admin-money-back.ts";
import { sql } from "kysely";
import type { Db } from "#server/db/client.ts";
import type { Chance } from "../../stripe-fake/chance.ts";
import type { Killer } from "../killing/killer.ts";
import type { PartName } from "../killing/phases.ts";
import { tokenOf } from "../payers.ts";
import type { Admin } from "./admins.ts";
import type { Pages } from "./calls.ts";
import { must, type Say } from "./runs.ts";

/** What payers did in the window after their notice: by line, what it came down to; 0: dropped or cancelled. */
export type Wishes = Map<number, bigint>;

const CHANGES_IN_HUNDRED = 5;
const REFUNDS_IN_HUNDRED = 6;
const eurosOf = (cents: bigint) => Number(cents) / 100;

/** Payers and admins at their pages, in the window, when a charge failed, and when money is to go back. */
export type AtPages = {
  db: Db;
  pages: Pages;
  killer: Killer;
  chance: Chance;
  admin: Admin;
  wishes: Wishes;
  /** Statements an admin is to end; null: not chosen yet. */
  toEnd: number[] | null;
};

const onceIn = (killer: Killer, part: PartName) => Math.min(1, killer.left(part));

/** Once all notices are out: some lower their month, drop it or cancel it. */
export async function changeMonths({ db, pages, killer, chance, wishes }: AtPages): Promise<void> {
  const { rows } = await sql<{ statement: number; user: number; line: number; due: bigint }>`
    select c.statement_id as statement, y.user_id as user, l.id as line, l.due_cents as due
    from charges c
    join payers y on y.id = c.payer_id
    join statement_lines l on l.billed_in = c.statement_id and l.state = 'pending'
    where c.state = 'notified'
    order by c.id, l.id
  `.execute(db);
  const months = [...Map.groupBy(rows, ({ statement }) => statement).values()];
  const count = Math.max(killer.left("change"), Math.ceil((months.length * CHANGES_IN_HUNDRED) / 100));
  for (const lines of shuffled(months, chance).slice(0, count)) {
    const [line] = lines;
    if (line === undefined) continue;
    const { due, data } = wishOf(line, chance);
    for (const { line: id } of data.action === "cancel" ? lines : [line]) wishes.set(id, due);
    const path = pathTo(api.changeStatement, { id: line.statement });
    const answer = await pages.press<Say>(
      { method: "POST", path, token: tokenOf(line.user), data },
      { part: "change", kills: onceIn(killer, "change"), isDone: async () => false },
    );
    if (answer?.status !== 409 && answer?.status !== 422) must("a month could not be changed", answer);
    else for (const { line: id } of lines) if (!(await isSo(db, id, wishes))) wishes.delete(id); // it was too late
  }
}

/** Pressed again, and refused: it was done before, or it could not be done any more. */
async function isSo(db: Db, lineId: number, wishes: Wishes): Promise<boolean> {
  const { due_cents: due, state } = await db
    .selectFrom("statement_lines")
    .select(["due_cents", "state"])
    .where("id", "=", lineId)
    .executeTakeFirstOrThrow();
  const wish = wishes.get(lineId);
  return wish === 0n ? state === "cancelled" : due === wish;
}

/** An admin ends some charges that failed; one that cannot be ended now is tried again later. */
export async function endCharges(at: AtPages): Promise<void> {
  const { db, pages, killer, admin } = at;
  at.toEnd ??= await chooseToEnd(at);
  for (const id of at.toEnd?.splice(0) ?? []) {
    const path = pathTo(api.endStatement, { id });
    const answer = await pages.press<Say>(
      { method: "POST", path, token: admin.token, data: { reason: "payer_asked" } },
      { part: "end", kills: onceIn(killer, "end"), isDone: () => isOver(db, id) },
    );
    if (answer !== null && !(await isOver(db, id))) at.toEnd?.push(id);
  }
}

async function chooseToEnd({ db, killer, chance }: AtPages): Promise<number[] | null> {
  const failed = await db
    .selectFrom("charges")
    .select("statement_id as id")
    .where("state", "=", "failed")
    .orderBy("id")
    .execute();
  const count = Math.max(1, killer.left("end"));
  const chosen = shuffled(failed, chance).slice(0, count);
  return chosen.length === 0 ? null : chosen.map(({ id }) => id);
}

async function isOver(db: Db, statementId: number): Promise<boolean> {
  const { state } = await db
    .selectFrom("charges")
    .select("state")
    .where("statement_id", "=", statementId)
    .executeTakeFirstOrThrow();
  return ["succeeded", "canceled", "written_off"].includes(state);
}

/** An admin pays some months back, whole or half. `times`: this day of refunds and those to come. */
export async function payBack(at: AtPages, times: number): Promise<void> {
  const { db, killer, chance } = at;
  const { rows } = await sql<{ statement: number; cents: bigint }>`
    select c.statement_id as statement, c.amount_cents as cents
    from charges c
    where c.state = 'succeeded'
      and not exists (select from disputes d where d.charge_id = c.id)
      and not exists (select from refunds r where r.charge_id = c.id)
    order by c.id
  `.execute(db);
  const kills = Math.ceil(killer.left("ask for a refund") / times);
  const wanted = Math.max(kills, Math.ceil((rows.length * REFUNDS_IN_HUNDRED) / 100 / times));
  for (const one of shuffled(rows, chance).slice(0, wanted)) await askForRefund(at, one);
}

async function askForRefund(
  { pages, killer, chance, admin: { token } }: AtPages,
  { statement, cents }: { statement: number; cents: bigint },
): Promise<void> {
  const amount = chance() < 0.5 ? {} : { amount_in_euros: eurosOf(cents / 2n) };
  const page = pathTo(api.readRefundable, { id: statement });
  const isDone = async () => {
    const { body } = await pages.open<AdminRefundable>({ method: "GET", path: page, token });
    return body.obstacle !== null || body.left_in_euros < eurosOf(cents);
  };
  const press = { key: `press of ${statement}`, left_in_euros: eurosOf(cents) };
  const data = { statement_id: statement, reason: "requested", ...press, ...amount };
  const answer = await pages.press<Say>(
    { method: "POST", path: api.requestRefund, token, data },
    { part: "ask for a refund", kills: onceIn(killer, "ask for a refund"), isDone },
  );
  if (answer?.status !== 409) must("a refund could not be asked for", answer);
}

function wishOf({ line, due }: { line: number; due: bigint }, chance: Chance) {
  const drawn = chance();
  if (drawn < 0.2) return { due: 0n, data: { action: "cancel" } };
  if (drawn < 0.4) return { due: 0n, data: { action: "drop_line", line_id: line } };
  const lower = (due * 2n) / 3n;
  return { due: lower, data: { action: "lower_line", line_id: line, due_in_euros: eurosOf(lower) } };
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  return list
    .map((one) => ({ one, rank: chance() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ one }) => one);
}
