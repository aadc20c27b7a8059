import type { AssociationCosts } from "@kalivo/contract/routes/own/costs.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { MIN_DONORS_SHOWN } from "@kalivo/domain/limits.ts";
import { eurosFromCents, sumCents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { selectCosts, selectKept, type Kept } from "./costs.queries.ts";

/** Also what was kept before, which is the difference to all that the open books say. */
const ofFew = ({ donors, earlier_donors: earlier }: Kept): boolean =>
  [donors, earlier].some((count) => count > 0 && count < MIN_DONORS_SHOWN);

/** Rule 75: what Kalivo costs, and what was kept for that since the year began. */
export async function readCosts(db: Queryable, now: Date): Promise<AssociationCosts> {
  const year = Number(brusselsDay(now).slice(0, 4));
  const lines = await selectCosts(db);
  const kept = await selectKept(db, year);
  return {
    organisation: kept === null || kept.hidden ? null : { id: kept.id, name: kept.name },
    year,
    lines: lines.map(({ id, what, paid_to, yearly_cents: cents }) => ({
      id,
      what,
      paid_to,
      yearly_in_euros: eurosFromCents(cents),
    })),
    total_in_euros: eurosFromCents(sumCents(lines.map(({ yearly_cents: cents }) => cents))),
    kept_in_euros: kept === null || ofFew(kept) ? null : eurosFromCents(kept.cents),
  };
}
