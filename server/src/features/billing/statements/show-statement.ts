import {
  ChargeState,
  type Statement,
  type StatementDispute,
  type StatementRefund,
  type StatementLine,
  type StatementSummary,
} from "@kalivo/contract/shapes/statement.ts";
import { brusselsTime, periodLabel } from "@kalivo/domain/billing/month.ts";
import { DEBIT_DAYS, REFUND_ARRIVES_DAYS } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { formatDate } from "@kalivo/domain/money/display.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import type { ServerWords } from "@kalivo/words/server.ts";
import type { Services } from "#server/services.ts";
import { readStatementAnswers } from "../../cheers/answers/read-answer.ts";
import { refundFacts } from "../refunds/refunds.queries.ts";
import { refundableUntil, whyNoRefund } from "../refunds/why-no-refund.ts";
import { whyNoTry } from "../try-again/try-again.ts";
import {
  disputesOfCharge,
  refundsOfCharge,
  type DisputeRow,
  type RefundRow,
} from "./money-back/money-back.queries.ts";
import { linesOfStatement, type LineRow, type StatementRow } from "./statements.queries.ts";

const DAY_MS = 86_400_000;

export function statementSummary(row: StatementRow): StatementSummary {
  return {
    id: row.id,
    month: periodLabel(row.period_id),
    team: row.team,
    state: row.state,
    total_in_euros: eurosFromCents(row.total_cents),
    returned_in_euros: eurosFromCents(row.returned_cents),
    charge: chargeOf(row),
  };
}

/** A month in full, each line recomputable by hand. */
export async function showStatement(
  { db, clock, config }: Pick<Services, "db" | "clock" | "config">,
  row: StatementRow,
  { readerId, say }: { readerId: number; say: ServerWords },
): Promise<Statement> {
  const now = clock.now();
  const lines = await linesOfStatement(db, row.id);
  return {
    ...statementSummary(row),
    carried_months: row.carried_months,
    scaled_to_euros: row.scaled_to_cents === null ? null : eurosFromCents(row.scaled_to_cents),
    can_change: canChange(row),
    can_cancel: canCancel(row),
    note: noteOf(row, say.giving.note),
    ...(await moneyBack(db, row, now)),
    contact: config.associationMail,
    answers: await readStatementAnswers(db, { statementId: row.id, readerId, say }),
    lines: lines.map(lineOf),
  };
}

/** Why nothing is collected, or not on the announced day (rules 43 and 44). */
function noteOf(
  { ended_at, ended_cause, charge_state, stopped, anew }: StatementRow,
  say: ServerWords["giving"]["note"],
): string | null {
  if (ended_at !== null && ended_cause !== null && charge_state !== "succeeded")
    return say.ended(formatDate(ended_at), say.why[ended_cause]);
  if (stopped) return say.stopped;
  return anew ? say.anew : null;
}

/** Inside the window: announced (or about to be) and not yet submitted (rule 9). */
export const canChange = ({ charge_state }: Pick<StatementRow, "charge_state">): boolean =>
  charge_state === "planned" || charge_state === "notified";

/** The whole charge, while no payment is in progress: also after a failed try. */
export const canCancel = ({ charge_state }: Pick<StatementRow, "charge_state">): boolean =>
  canChange({ charge_state }) || charge_state === "failed";

/** What was returned, what may be refunded, and whether a failed charge may be retried. */
async function moneyBack(
  db: Services["db"],
  { charge_id }: StatementRow,
  now: Date,
): Promise<Pick<Statement, "refunds" | "disputes" | "refund" | "try_obstacle">> {
  if (charge_id === null) {
    const refund = { amount_in_euros: 0, until: null, obstacle: "not-paid" } as const;
    return { refunds: [], disputes: [], refund, try_obstacle: "not-failed" };
  }
  const facts = await refundFacts(db, charge_id, brusselsTime(now).year);
  const until = facts.succeededAt === null ? null : refundableUntil(facts.succeededAt);
  return {
    refunds: (await refundsOfCharge(db, charge_id)).map((one) => refundOnWire(one, now)),
    disputes: (await disputesOfCharge(db, charge_id)).map(disputeOnWire),
    refund: {
      amount_in_euros: eurosFromCents(facts.left),
      until: until?.toISOString() ?? null,
      obstacle: whyNoRefund(facts, "payer", now)?.kind ?? null,
    },
    try_obstacle: (await whyNoTry(db, charge_id, now))?.kind ?? null,
  };
}

const refundOnWire = (refund: RefundRow, now: Date): StatementRefund => ({
  id: refund.id,
  state: refund.state,
  amount_in_euros: eurosFromCents(refund.amount_cents),
  requested_at: refund.requested_at.toISOString(),
  finished_at: refund.finished_at?.toISOString() ?? null,
  arrived:
    refund.state === "succeeded" &&
    refund.finished_at !== null &&
    now.getTime() - refund.finished_at.getTime() > REFUND_ARRIVES_DAYS * DAY_MS,
});

const disputeOnWire = (dispute: DisputeRow): StatementDispute => ({
  id: dispute.id,
  state: dispute.state,
  amount_in_euros: eurosFromCents(dispute.amount_cents),
  opened_at: dispute.opened_at.toISOString(),
});

/** A bank's final answer about a direct debit comes within these days of the try. */
function outcomeBy({ charge_state, attempted_at }: StatementRow): string | null {
  if (charge_state !== "processing" || attempted_at === null) return null;
  return new Date(attempted_at.getTime() + DEBIT_DAYS * DAY_MS).toISOString();
}

function chargeOf(row: StatementRow): StatementSummary["charge"] {
  if (row.charge_state === null || row.amount_cents === null) return null;
  return {
    state: ChargeState.parse(row.charge_state),
    amount_in_euros: eurosFromCents(row.amount_cents),
    fee_in_euros: row.fee_cents === null ? null : eurosFromCents(row.fee_cents),
    notified_at: row.notified_at?.toISOString() ?? null,
    due_at: row.due_at?.toISOString() ?? null,
    succeeded_at: row.succeeded_at?.toISOString() ?? null,
    method_label: row.method_label,
    action_url: row.action_url,
    next_attempt_at: row.charge_state === "failed" ? (row.next_attempt_at?.toISOString() ?? null) : null,
    outcome_by: outcomeBy(row),
  };
}

function lineOf(line: LineRow): StatementLine {
  return {
    id: line.id,
    month: periodLabel(line.period_id),
    burner: {
      id: line.burner_id,
      name: displayName({ firstName: line.first_name, lastName: line.last_name, pseudo: line.pseudo }),
    },
    kcal: Number(line.kcal),
    // x cents per 100 kcal is numerically x/100 euros per 100 kcal, the wire's figure (rule 1)
    parts: line.parts.map(({ rate_cents, kcal }) => ({ rate_in_cents_per_kcal: rate_cents / 100, kcal })),
    cap_in_euros: line.cap_cents === null ? null : eurosFromCents(line.cap_cents),
    computed_in_euros: eurosFromCents(line.computed_cents),
    due_in_euros: eurosFromCents(line.due_cents),
    state: line.state,
    organisations: line.shares.map(({ id, name, cents }) => ({ id, name, amount_in_euros: cents / 100 })),
  };
}
