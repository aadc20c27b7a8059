import { readCourse } from "@kalivo/contract/routes/own/admin/read-course.ts";
import type { CourseMonth } from "@kalivo/contract/shapes/admin-course.ts";
import { periodLabel, periodOf, type PeriodId, previousPeriod } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents } from "@kalivo/domain/money/cents.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { rulesOf } from "../../payouts/routes.ts";
import { keptWhenMany } from "../kept-when-many.ts";
import { type CourseRow, selectCourse } from "./course.queries.ts";
import { nextSteps } from "./next-steps.ts";

const MONTHS_BEFORE = 11;
const MANY_PEOPLE = 10_000;

export function mountCourse(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  const counted = keptWhenMany<CourseRow[]>(
    (rows) => rows.some(({ burners, donors }) => burners + donors > MANY_PEOPLE),
    (now) => selectCourse(db, lastMonths(periodOf(now)), now),
  );

  api.on(readCourse, async ({ now }) => {
    const [rows, next] = await Promise.all([counted(now), nextSteps(db, rulesOf(config), now)]);
    return reply(200, { months: rows.map(monthOnWire), next });
  });
}

/** A year up to the running month, oldest first. */
function lastMonths(running: PeriodId): [PeriodId, ...PeriodId[]] {
  const periods: [PeriodId, ...PeriodId[]] = [running];
  for (let count = 0; count < MONTHS_BEFORE; count += 1) periods.unshift(previousPeriod(periods[0]));
  return periods;
}

const monthOnWire = ({ period, burners, donors, ...cents }: CourseRow): CourseMonth => ({
  month: periodLabel(period),
  collected_in_euros: eurosFromCents(cents.collected),
  paid_out_in_euros: eurosFromCents(cents.paid_out),
  not_collected_in_euros: eurosFromCents(cents.not_collected),
  burners,
  donors,
});
