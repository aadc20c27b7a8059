import { decideStatement } from "@kalivo/domain/billing/carry-over.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import { endCharge } from "../collect/end-charges.ts";
import { pendingTotal, setStatementState } from "../collect/queries.ts";
import type { Charge } from "../collect/settle-charge.ts";
import { canChange } from "./show-statement.ts";
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
} from "./queries.ts";

export type StatementChange =
  | { action: "cancel" }
  | { action: "drop_line"; lineId: number }
  | { action: "lower_line"; lineId: number; due: Cents };

export type ChangeRefusal = { kind: "too-late" } | { kind: "unknown-line" } | { kind: "not-lower" };

/**
 * Rule 9: inside the window the payer may cancel the month, drop a line or lower it to any smaller whole number of
 * cents. What is given up is gone for good; what remains is charged, carried or cancelled by rule 11.
 */
export async function changeStatement(
  db: Db,
  statementId: number,
  change: StatementChange,
  now: Date,
): Promise<Result<null, ChangeRefusal>> {
  return db.transaction().execute(async (transaction) => {
    const charge = await lockChargeOfStatement(transaction, statementId);
    if (charge === undefined || !canChange({ charge_state: charge.state }))
      return refuse({ kind: "too-late" });
    if (charge.payment_ref !== null) return changeSent(transaction, charge, change, now);
    const refused = await applyChange(transaction, statementId, change);
    if (refused !== null) return refuse(refused);
    await settleRest(transaction, statementId, charge);
    return accept(null);
  });
}

/** Of a payer who ends everything: whether the month is not collected, by this or by what was done before. */
export async function cancelAnnounced(db: Db, statementId: number, now: Date): Promise<boolean> {
  if ((await changeStatement(db, statementId, { action: "cancel" }, now)).ok) return true;
  return (await findStatement(db, statementId))?.state === "cancelled";
}

/**
 * Announced anew after a try: the provider knows the sum, so all of it can be cancelled and no part of it. It stays given
 * up rather than cancelled, for money that comes all the same is booked.
 */
async function changeSent(
  db: Queryable,
  charge: Charge,
  { action }: StatementChange,
  now: Date,
): Promise<Result<null, ChangeRefusal>> {
  if (action !== "cancel") return refuse({ kind: "too-late" });
  await endCharge(db, charge, "payer_asked", now);
  return accept(null);
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

/** What remains: rule 11 decides again, and the charge follows. */
async function settleRest(db: Queryable, statementId: number, charge: { id: number; payer_id: number }) {
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
      return setChargeAmount(db, charge.id, total);
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
  state: "carried" | "waived" | "cancelled",
) {
  await cancelCharge(db, chargeId);
  await setPendingLines(db, statementId, state);
  await setStatementState(db, statementId, state);
}
