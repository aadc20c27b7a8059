import { decideStatement } from "@kalivo/domain/billing/carry-over.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { endCharge } from "../collect/end-charges.ts";
import { canEnd, pendingTotal, setStatementState } from "../collect/collect.queries.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { canCancel, canChange } from "./show-statement.ts";
import {
  cancelCharge,
  cancelLine,
  findStatement,
  hasRunningPledge,
  lockChargeOfStatement,
  lowerLine,
  pendingLine,
  setChargeAmount,
  setPendingLines,
} from "./statements.queries.ts";

export type StatementChange =
  /** `by`: the person, for the log of what ended after a try. */
  | { action: "cancel"; by?: number }
  | { action: "drop_line"; lineId: number }
  | { action: "lower_line"; lineId: number; due: Cents };

/** `only-whole`: it was tried, so the provider knows the sum; it can only be cancelled as a whole. */
export type ChangeRefusal =
  | { kind: "too-late" }
  | { kind: "only-whole" }
  | { kind: "unknown-line" }
  | { kind: "not-lower" };

/** What becomes of what a change left of the month (rule 11). */
export type Rest = "charged" | "carried" | "waived" | "cancelled";

/**
 * Rule 9: inside the window the payer may cancel the month, drop a line or lower it to any smaller whole number of cents.
 * What is given up is gone for good; what remains is charged, carried or cancelled by rule 11. After a failed try the month
 * can still be cancelled, as a pledge is no debt (rules 15 and 44), while no payment is in progress.
 */
export async function changeStatement(
  db: Db,
  statementId: number,
  change: StatementChange,
  now: Date,
): Promise<Result<Rest, ChangeRefusal>> {
  return db.transaction().execute(async (transaction) => {
    const charge = await lockChargeOfStatement(transaction, statementId);
    if (charge === undefined || !canCancel({ charge_state: charge.state }))
      return refuse({ kind: "too-late" });
    const tried = charge.payment_ref !== null || !canChange({ charge_state: charge.state });
    if (tried) return endTried(transaction, charge, change, now);
    const refused = await applyChange(transaction, statementId, change);
    if (refused !== null) return refuse(refused);
    return accept(await settleRest(transaction, statementId, charge));
  });
}

/** For a payer who ends everything: true when the month is not collected, whether by this call or by an earlier change. */
export async function cancelAnnounced(db: Db, statementId: number, now: Date): Promise<boolean> {
  if ((await changeStatement(db, statementId, { action: "cancel" }, now)).ok) return true;
  return (await findStatement(db, statementId))?.state === "cancelled";
}

/**
 * After a try the provider knows the sum, so it can only be cancelled as a whole. Its lines are given up rather than
 * cancelled, so that money arriving later is booked; the next collection cancels the payment at the provider.
 */
async function endTried(
  db: Queryable,
  charge: Charge,
  change: StatementChange,
  now: Date,
): Promise<Result<Rest, ChangeRefusal>> {
  if (change.action !== "cancel") return refuse({ kind: "only-whole" });
  if (!(await canEnd(db, charge.id))) return refuse({ kind: "too-late" });
  await endCharge(db, charge, "payer_asked", now);
  const target = { kind: "statement", id: charge.statement_id } as const;
  const before = { state: charge.state, amount_cents: Number(charge.amount_cents) };
  const facts = { target, before, after: { reason: "payer_asked" } };
  await logAction(db, { actorId: change.by ?? null, action: "charge.end", ...facts }, now);
  return accept("cancelled");
}

async function applyChange(
  db: Queryable,
  statementId: number,
  change: StatementChange,
): Promise<ChangeRefusal | null> {
  if (change.action === "cancel") {
    await setPendingLines(db, statementId, "cancelled");
    return null;
  }
  const line = await pendingLine(db, statementId, change.lineId);
  if (line === undefined) return { kind: "unknown-line" };
  if (change.action === "drop_line" || change.due === 0n) {
    await cancelLine(db, line.id);
    return null;
  }
  if (change.due >= line.due_cents) return { kind: "not-lower" };
  await lowerLine(db, line.id, change.due);
  return null;
}

/** Rule 11 decides again about the rest, and the charge follows. */
async function settleRest(
  db: Queryable,
  statementId: number,
  charge: { id: number; payer_id: number },
): Promise<Rest> {
  const statement = await findStatement(db, statementId);
  if (statement === null) throw new Error(`statement ${statementId} has a charge but no row`);
  const total = await pendingTotal(db, statementId);
  const decision = decideStatement({
    total,
    carriedMonths: statement.carried_months,
    ending: !(await hasRunningPledge(db, charge.payer_id)),
  });
  switch (decision.kind) {
    case "charge":
      await setChargeAmount(db, charge.id, total);
      return "charged";
    case "carry":
      return endUnsent(db, statementId, charge.id, "carried");
    case "waive":
      return endUnsent(db, statementId, charge.id, "waived");
    case "nothing":
      return endUnsent(db, statementId, charge.id, "cancelled");
    default:
      throw new Error(`unknown decision ${JSON.stringify(decision.kind satisfies never)}`);
  }
}

async function endUnsent(
  db: Queryable,
  statementId: number,
  chargeId: number,
  state: Exclude<Rest, "charged">,
): Promise<Rest> {
  await cancelCharge(db, chargeId);
  await setPendingLines(db, statementId, state);
  await setStatementState(db, statementId, state);
  return state;
}
