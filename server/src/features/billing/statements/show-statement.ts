import {
  ChargeState,
  type Statement,
  type StatementLine,
  type StatementSummary,
} from "@kalivo/contract/shapes/statement.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import type { Queryable } from "../../../db/client.ts";
import { linesOfStatement, type LineRow, type StatementRow } from "./queries.ts";

/** A month in a list. */
export function statementSummary(row: StatementRow): StatementSummary {
  return {
    id: row.id,
    month: periodLabel(row.period_id),
    team: row.team,
    state: row.state,
    total_in_euros: eurosFromCents(row.total_cents),
    charge: chargeOf(row),
  };
}

/** A month in full, each line recomputable by hand. */
export async function showStatement(db: Queryable, row: StatementRow): Promise<Statement> {
  const lines = await linesOfStatement(db, row.id);
  return {
    ...statementSummary(row),
    carried_months: row.carried_months,
    scaled_to_euros: row.scaled_to_cents === null ? null : eurosFromCents(row.scaled_to_cents),
    can_change: canChange(row),
    lines: lines.map(lineOf),
  };
}

/** Inside the window: announced (or about to be) and not yet submitted (rule 9). */
export const canChange = ({ charge_state }: Pick<StatementRow, "charge_state">): boolean =>
  charge_state === "planned" || charge_state === "notified";

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
    parts: line.parts.map(({ rate_c100, kcal }) => ({ rate_in_cents_per_kcal: rate_c100 / 100, kcal })),
    cap_in_euros: line.cap_cents === null ? null : eurosFromCents(line.cap_cents),
    computed_in_euros: eurosFromCents(line.computed_cents),
    due_in_euros: eurosFromCents(line.due_cents),
    state: line.state,
    organisations: line.shares.map(({ id, name, cents }) => ({ id, name, amount_in_euros: cents / 100 })),
  };
}
