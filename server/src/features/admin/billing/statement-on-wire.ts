import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";
import { ChargeState } from "@kalivo/contract/shapes/statement.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { isoOrNull } from "../page/list-reply.ts";
import type { MonthStatementRow } from "./billing.queries.ts";

/** A payer's month as every list and page for admins shows it. */
export const statementOnWire = (row: MonthStatementRow): AdminStatement => ({
  id: row.id,
  month: periodLabel(row.period_id),
  owner_type: row.owner_type,
  owner: row.owner,
  state: row.state,
  total_in_euros: eurosFromCents(row.total_cents),
  carried_months: row.carried_months,
  people: row.people,
  charge:
    row.charge_state === null || row.amount_cents === null
      ? null
      : {
          state: ChargeState.parse(row.charge_state),
          amount_in_euros: eurosFromCents(row.amount_cents),
          notified_at: isoOrNull(row.notified_at),
          due_at: isoOrNull(row.due_at),
          next_attempt_at: isoOrNull(row.next_attempt_at),
          succeeded_at: isoOrNull(row.succeeded_at),
          stopped_at: isoOrNull(row.stopped_at),
          attempts: row.attempts,
          at_provider: row.at_provider,
          returned_in_euros: eurosFromCents(row.returned_cents),
          went_back: row.went_back,
          refundable:
            row.charge_state === "succeeded" &&
            (row.went_back === null || row.went_back === "partly_refunded"),
          last_code: row.last_code,
        },
});
