import type { Erasure } from "@kalivo/contract/routes/own/erasure.ts";
import { periodEnd, periodLabel, periodOf, periodStart } from "@kalivo/domain/billing/month.ts";
import { PROVIDER_NAMES } from "@kalivo/domain/health-source.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Services } from "#server/services.ts";
import { givenEstimate } from "../../stats/stats.queries.ts";
import { findRequest } from "../../people/erasure-requests.queries.ts";
import { codesAndConnections, openCharges, teamsOnlyTheyAdminister } from "./ending.queries.ts";

const AT_THE_PROVIDER = new Set(["submitting", "unknown", "processing"]);

/** What erasing the account would end today, shown before it is confirmed. */
export async function readErasure(
  { db, pool }: Pick<Services, "db" | "pool">,
  userId: number,
  now: Date,
): Promise<Erasure> {
  const period = periodOf(now);
  const [request, charges, teams, facts] = [
    await findRequest(db, userId),
    await openCharges(db, userId),
    await teamsOnlyTheyAdminister(db, userId),
    await codesAndConnections(db, userId),
  ];
  const month = { from: periodStart(period), until: periodEnd(period) };
  const payerId = facts?.payer_id ?? null;
  const running = payerId === null ? 0n : await givenEstimate(pool, payerId, month);
  return {
    request: request === null ? null : { due_at: request.dueAt?.toISOString() ?? null },
    admin: facts?.is_admin ?? false,
    charges: charges.map(({ period_id, amount_cents, state }) => ({
      month: periodLabel(period_id),
      amount_in_euros: eurosFromCents(amount_cents),
      end: AT_THE_PROVIDER.has(state) ? "finished_first" : "cancelled",
    })),
    running_month_in_euros: eurosFromCents(running),
    teams: teams.map(({ id, name, others }) => ({ id, name, end: others > 0 ? "heir" : "closed" })),
    codes: facts?.codes ?? 0,
    connections: (facts?.connections ?? []).map((id) => PROVIDER_NAMES[id]),
  };
}
