import { readMeter, type Meter } from "@kalivo/contract/routes/own/read-meter.ts";
import { closesAt, dueAfterNotice } from "@kalivo/domain/billing/calendar.ts";
import { forecastMonth } from "@kalivo/domain/billing/forecast.ts";
import { periodLabel, periodOf, periodStart, startOfBrusselsDay } from "@kalivo/domain/billing/month.ts";
import { DEFAULT_CEILING_CENTS } from "@kalivo/domain/limits.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { findPayerOf } from "../../payment/payment.queries.ts";
import { shownUntil } from "../../stats/shown-until.ts";
import { actingPayer } from "../../memberships/acting-payer.ts";
import { selectMeter, type MeterRow } from "./meter.queries.ts";

/** The payer's month while it runs. */
export function mountMeter(api: Api, { db, pool }: Pick<Services, "db" | "pool">) {
  api.on(readMeter, async ({ query, person, now }) => {
    const acting = await actingPayer(db, person.id, query.team_id);
    if (!acting.ok) return acting.refusal;
    const payerId = await findPayerOf(db, acting.value);
    const [row] =
      payerId === undefined ? [] : await selectMeter(pool, [payerId, periodStart(periodOf(now)), now]);
    return reply(200, meterOnWire(row ?? NO_PAYER_YET, now));
  });
}

const NO_PAYER_YET: MeterRow = {
  so_far: 0n,
  late: 0n,
  carried: 0n,
  ceiling: DEFAULT_CEILING_CENTS,
  limits: null,
  disputed: false,
  stopped: false,
  due: null,
};

function meterOnWire(row: MeterRow, now: Date): Meter {
  const { late, carried, ceiling, limits, due } = row;
  // the ceiling is over what is carried, too (rule 12)
  const room = ceiling > carried ? ceiling - carried : 0n;
  const so_far = row.so_far < room ? row.so_far : room;
  const period = periodOf(now);
  const byPledges = limits !== null && limits < ceiling;
  const most = byPledges ? limits : ceiling;
  // of the day it is made from, not of now; a stopped payer has no pace to extrapolate
  const nothingComes = row.stopped && so_far === 0n && carried === 0n;
  const forecast = row.stopped
    ? null
    : forecastMonth({ soFar: so_far, late }, most < room ? most : room, startOfBrusselsDay(now));
  const announced = closesAt(period);
  return {
    month: periodLabel(period),
    so_far_in_euros: eurosFromCents(so_far),
    until: shownUntil("day", now),
    carried_in_euros: eurosFromCents(carried),
    limit_in_euros: eurosFromCents(most),
    limited_by: byPledges ? "pledges" : "ceiling",
    stopped: row.disputed || nothingComes,
    forecast_in_euros: forecast === null ? null : eurosFromCents(forecast),
    announced_at: announced.toISOString(),
    charged_from: dueAfterNotice(announced).toISOString(),
    due: due === null ? null : dueOnWire(due),
  };
}

const dueOnWire = ({
  statement_id,
  period_id,
  cents,
  due_at,
}: NonNullable<MeterRow["due"]>): Meter["due"] => ({
  statement_id,
  month: periodLabel(period_id),
  amount_in_euros: cents / 100,
  due_at: due_at === null ? null : new Date(due_at).toISOString(),
});
