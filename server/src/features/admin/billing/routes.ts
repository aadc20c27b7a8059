import {
  listMonths,
  listMonthStatements,
  listAllStatements,
  simulateMonth as simulateRoute,
} from "@kalivo/contract/routes/own/admin/billing.ts";
import type { AdminMonth } from "@kalivo/contract/shapes/admin-billing.ts";
import { ChargeState, StatementState } from "@kalivo/contract/shapes/statement.ts";
import { periodLabel } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import { pageOf } from "#server/db/paging.ts";
import type { Db } from "#server/db/client.ts";
import type { Api } from "#server/http/route-handler.ts";
import { refusal, reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { returnedOfMonth } from "../../billing/reversals/reversals.queries.ts";
import type { Tally } from "../../billing/figures/month-tally.queries.ts";
import { monthStatus, monthWaits } from "../../billing/status.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { isoOrNull, listReply } from "../page/list-reply.ts";
import { periodExists, selectPeriods, selectStatements, type PeriodRow } from "./billing.queries.ts";
import { simulateMonth } from "./simulate-month.ts";
import { statementOnWire } from "./statement-on-wire.ts";

/** Every month is aggregated, so a page has a year unless more are asked for. */
const MONTHS_A_PAGE = 12;

const UNKNOWN_MONTH = refusal(404, (say) => say.admin.unknownMonth);

export function mountBillingAdmin(api: Api, { db }: Pick<Services, "db">) {
  api.on(listMonths, async ({ query }) => {
    const slice = pageOf({ page: query.page, per_page: query.per_page ?? MONTHS_A_PAGE });
    const { rows, total } = await selectPeriods(db, slice);
    const months: AdminMonth[] = [];
    for (const period of rows) months.push(await monthOnWire(db, period));
    return listReply({ rows: months, total }, (month) => month);
  });

  api.on(listMonthStatements, async ({ params, query }) => {
    if (!(await periodExists(db, params.month))) return UNKNOWN_MONTH;
    const asked = { period: params.month, state: query.state, charge: query.charge };
    return listReply(await selectStatements(db, asked, pageOf(query)), statementOnWire);
  });

  api.on(listAllStatements, async ({ query }) => {
    const asked = { period: null, state: query.state, charge: query.charge };
    return listReply(await selectStatements(db, asked, pageOf(query)), statementOnWire);
  });

  api.on(simulateRoute, async ({ person, body, now }) => {
    const simulation = await simulateMonth(db, body.month, now);
    if (simulation === null) return UNKNOWN_MONTH;
    const target = { kind: "month", id: body.month } as const;
    await logAction(db, { actorId: person.id, action: "billing.simulate", target }, now);
    return reply(200, simulation);
  });
}

async function monthOnWire(db: Db, { id, stage, computed_at }: PeriodRow): Promise<AdminMonth> {
  const status = await monthStatus(db, id);
  const waits = await monthWaits(db, id);
  const charges = status?.charges ?? [];
  const collected = charges.find(({ what }) => what === "succeeded")?.cents ?? 0n;
  const returned = await returnedOfMonth(db, id);
  return {
    month: periodLabel(id),
    stage,
    computed_at: isoOrNull(computed_at),
    statements: (status?.statements ?? []).map((tally) => ({
      state: StatementState.parse(tally.what),
      ...sum(tally),
    })),
    charges: charges.map((tally) => ({ state: ChargeState.parse(tally.what), ...sum(tally) })),
    collected_in_euros: eurosFromCents(collected),
    refunded_in_euros: eurosFromCents(returned.refund),
    disputed_in_euros: eurosFromCents(returned.dispute),
    left_in_euros: eurosFromCents(collected - returned.refund - returned.dispute),
    unnoticed: status?.unnoticed ?? 0,
    waits: waits.map(({ since, ends_by, ...wait }) => ({
      ...wait,
      since: since.toISOString(),
      ends_by: isoOrNull(ends_by),
    })),
  };
}

const sum = ({ count, cents }: Tally) => ({ count, amount_in_euros: eurosFromCents(cents) });
