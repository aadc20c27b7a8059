import type { NoticeLink } from "@kalivo/contract/routes/own/statements.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { displayName } from "@kalivo/domain/people/privacy.ts";
import { accept, type Result } from "@kalivo/domain/result.ts";
import type { Services } from "#server/services.ts";
import { canCancel } from "../statements/show-statement.ts";
import { findLink, type FoundLink, type LinkRefusal } from "./find-link.ts";
import { pendingByBurner, type LinkedCharge } from "./notice-links.queries.ts";

/** What a link of a notice would do. Reading changes nothing: mail programs open links by themselves. */
export async function describeLink(
  services: Services,
  token: string,
  now: Date,
): Promise<Result<NoticeLink, LinkRefusal>> {
  const found = await findLink(services, token, now);
  if (!found.ok) return found;
  const { action, charge, burner, supported, usable } = found.value;
  const name = burner === null ? null : named(burner);
  return accept({
    action: action.action,
    month: periodLabel(charge.period_id),
    whose: { kind: charge.team_id === null ? "person" : "team", name: charge.payer_name },
    burner_name: name,
    amount_in_euros:
      charge.state === "canceled" ? 0 : eurosFromCents(burner?.due_cents ?? charge.amount_cents),
    carried_in_euros: eurosFromCents(charge.carried_cents),
    less: usable ? await lessWith(services, found.value, name) : [],
    may_cancel: action.action === "stop_all" && canCancel({ charge_state: charge.state }),
    supported: supported.map(named),
    due_at: charge.state === "planned" ? null : (charge.due_at?.toISOString() ?? null),
    usable,
    over: usable ? null : overBy(charge),
  });
}

async function lessWith(
  { db }: Services,
  { action, charge, burner }: FoundLink,
  name: string | null,
): Promise<NoticeLink["less"]> {
  switch (action.action) {
    case "cancel": {
      const lines = await pendingByBurner(db, charge.statement_id);
      return lines.map((line) => ({ name: named(line), amount_in_euros: eurosFromCents(line.due_cents) }));
    }
    case "drop_line":
    case "lower_line":
      return burner === null || name === null
        ? []
        : [{ name, amount_in_euros: eurosFromCents(burner.due_cents) }];
    default:
      return [];
  }
}

function overBy({ state, statement_state }: LinkedCharge): NoticeLink["over"] {
  switch (state) {
    case "succeeded":
      return "collected";
    case "failed":
      return "failed";
    case "submitting":
    case "unknown":
    case "action_required":
    case "processing":
      return "collecting";
    case "canceled":
      return statement_state === "carried" ? "carried" : "cancelled";
    case "written_off":
      return "ended";
    default:
      return null;
  }
}

const named = ({
  first_name,
  last_name,
  pseudo,
}: {
  first_name: string;
  last_name: string;
  pseudo: string | null;
}) => displayName({ firstName: first_name, lastName: last_name, pseudo });
