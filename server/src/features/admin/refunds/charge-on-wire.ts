import type { AdminRefund } from "@kalivo/contract/shapes/admin-money-back.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { isoOrNull } from "../page/list-reply.ts";
import type { ChargeRow } from "./refunds.queries.ts";

export const chargeOnWire = (row: ChargeRow): Pick<AdminRefund, "payer" | "charge"> => ({
  payer: {
    id: row.payer_id,
    owner_type: row.owner_type,
    owner: row.owner,
    people: row.people,
    blocked_at: isoOrNull(row.blocked_at),
    waiting: { count: row.waiting_count, amount_in_euros: eurosFromCents(row.waiting_cents) },
  },
  charge: {
    statement_id: row.statement_id,
    month: periodLabel(row.period_id),
    amount_in_euros: eurosFromCents(row.charged_cents),
    succeeded_at: isoOrNull(row.succeeded_at),
    method_label: row.method_label,
    released_at: isoOrNull(row.released_at),
  },
});
