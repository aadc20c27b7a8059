import * as api from "@kalivo/contract/api-paths.ts";
import { pathTo } from "@kalivo/contract/path-to.ts";
import type { AdminRefundable } from "@kalivo/contract/shapes/admin-money-back.ts";
import { sql } from "kysely";
import type { Db } from "../../../src/db/client.ts";
import type { Chance } from "../../stripe-fake/chance.ts";
import type { Killer } from "../killing/killer.ts";
import { tokenOf } from "../payers.ts";
import type { Admin } from "./admins.ts";
import type { Pages } from "./calls.ts";

type Say = { message?: string };
type Parts = { db: Db; pages: Pages; killer: Killer; chance: Chance; admin: Admin };

/** What payers did in the window after their notice: by line, what it came down to; 0: dropped or cancelled. */
export type Wishes = Map<number, bigint>;

const CHANGES_IN_HUNDRED = 5;
const REFUNDS_IN_HUNDRED = 6;
const eurosOf = (cents: bigint) => Number(cents) / 100;

export type PeopleAtPages = ReturnType<typeof peopleAtPages>;

/** Payers and admins at their pages, in the window, when a charge failed, and when money is to go back. */
export function peopleAtPages({ db, pages, killer, chance, admin }: Parts) {
  const wishes: Wishes = new Map();
  const asked = new Set<number>();
  const toEnd: number[] = [];

  /** Once all notices are out: some lower their month, drop it or cancel it. */
  const change = async (): Promise<void> => {
    const { rows } = await sql<{ statement: number; user: number; line: number; due: bigint }>`
      select c.statement_id as statement, y.user_id as user, l.id as line, l.due_cents as due
      from charges c
      join payers y on y.id = c.payer_id
      join statement_lines l on l.billed_in = c.statement_id and l.state = 'pending'
      where c.state = 'notified'
      order by c.id, l.id
    `.execute(db);
    const ofStatement = Map.groupBy(rows, ({ statement }) => statement);
    const count = Math.max(killer.left("change"), Math.ceil((ofStatement.size * CHANGES_IN_HUNDRED) / 100));
    for (const lines of shuffled([...ofStatement.values()], chance).slice(0, count)) {
      const [line] = lines;
      if (line === undefined) continue;
      const { statement, user } = line;
      const wish = wishOf(line, chance);
      const changed = wish.data.action === "cancel" ? lines : [line];
      for (const { line: id } of changed) wishes.set(id, wish.due);
      const { status, body } = (await pages.press<Say>(
        {
          method: "POST",
          path: pathTo(api.changeStatement, { id: statement }),
          token: tokenOf(user),
          data: wish.data,
        },
        { part: "change", kills: Math.min(1, killer.left("change")), isDone: async () => false },
      )) ?? { status: 200, body: {} };
      const was = status === 409 || status === 422; // pressed again, and done already
      if (status !== 200 && !was) throw new Error(`a month could not be changed: ${status} ${body.message}`);
    }
  };

  /** An admin ends some charges that failed; one that cannot be ended now is tried again later. */
  const end = async (): Promise<void> => {
    if (toEnd.length === 0 && !asked.has(0)) {
      const failed = await db
        .selectFrom("charges")
        .select("statement_id as id")
        .where("state", "=", "failed")
        .orderBy("id")
        .execute();
      if (failed.length === 0) return;
      asked.add(0);
      const count = Math.max(1, killer.left("end"));
      toEnd.push(
        ...shuffled(failed, chance)
          .slice(0, count)
          .map(({ id }) => id),
      );
    }
    for (const id of toEnd.splice(0)) {
      const answer = await pages.press<Say>(
        {
          method: "POST",
          path: pathTo(api.endStatement, { id }),
          token: admin.token,
          data: { reason: "payer_asked" },
        },
        { part: "end", kills: Math.min(1, killer.left("end")), isDone: async () => await isOver(id) },
      );
      if (answer !== null && !(await isOver(id))) toEnd.push(id);
    }
  };

  const isOver = async (statementId: number): Promise<boolean> => {
    const { state } = await db
      .selectFrom("charges")
      .select("state")
      .where("statement_id", "=", statementId)
      .executeTakeFirstOrThrow();
    return ["succeeded", "canceled", "written_off"].includes(state);
  };

  /** An admin pays some months back, whole or half. `times`: this day of refunds and those to come. */
  const refund = async (times: number): Promise<void> => {
    const { rows } = await sql<{ statement: number; cents: bigint; all: number }>`
      select c.statement_id as statement, c.amount_cents as cents, count(*) over ()::integer as all
      from charges c
      where c.state = 'succeeded'
        and not exists (select from disputes d where d.charge_id = c.id)
        and not exists (select from refunds r where r.charge_id = c.id)
      order by c.id
    `.execute(db);
    const kills = Math.ceil(killer.left("ask for a refund") / times);
    const wanted = Math.max(kills, Math.ceil(((rows[0]?.all ?? 0) * REFUNDS_IN_HUNDRED) / 100 / times));
    for (const { statement, cents } of shuffled(rows, chance).slice(0, wanted)) {
      const amount = chance() < 0.5 ? {} : { amount_in_euros: eurosOf(cents / 2n) };
      const left = async () =>
        (
          await pages.open<AdminRefundable>({
            method: "GET",
            path: pathTo(api.readRefundable, { id: statement }),
            token: admin.token,
          })
        ).body;
      const answer = await pages.press<Say>(
        {
          method: "POST",
          path: api.requestRefund,
          token: admin.token,
          data: { statement_id: statement, reason: "requested", ...amount },
        },
        {
          part: "ask for a refund",
          kills: Math.min(1, killer.left("ask for a refund")),
          isDone: async () => {
            const { left_in_euros, obstacle } = await left();
            return obstacle !== null || left_in_euros < eurosOf(cents);
          },
        },
      );
      if (answer !== null && answer.status !== 201 && answer.status !== 409)
        throw new Error(`a refund could not be asked for: ${answer.status} ${answer.body.message}`);
    }
  };

  return { wishes, change, end, refund };
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
