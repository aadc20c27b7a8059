import { readCourse } from "@kalivo/contract/routes/own/admin/read-course.ts";
import type { CourseMonth } from "@kalivo/contract/shapes/admin-course.ts";
import { periodLabel, periodOf, type PeriodId, previousPeriod } from "@kalivo/domain/billing/month.ts";
import { eurosFromCents, sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import {
  CHARGES_FIGURE,
  type ChargesByMonth,
} from "#server/features/billing/figures/charges-by-month.queries.ts";
import { figuresOf } from "#server/features/billing/figures/month-figures.ts";
import type { Api } from "#server/http/route-handler.ts";
import { reply } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { rulesOf } from "../../payouts/routes.ts";
import { keptWhenMany } from "../kept-when-many.ts";
import { countPeopleByMonth, paidOutSince, type PeopleOfMonth } from "./course.queries.ts";
import { nextSteps } from "./next-steps.ts";

const MONTHS_BEFORE = 11;
const MANY_PEOPLE = 10_000;

export function mountCourse(api: Api, { db, config }: Pick<Services, "db" | "config">) {
  const counted = keptWhenMany<PeopleOfMonth[]>(
    (months) => months.some(({ burners, donors }) => burners + donors > MANY_PEOPLE),
    (now) => countPeopleByMonth(db, lastMonths(periodOf(now)), now),
  );

  api.on(readCourse, async ({ now }) => {
    const periods = lastMonths(periodOf(now));
    const [people, billed, paidOut] = await Promise.all([
      counted(now),
      figuresOf(db, CHARGES_FIGURE),
      paidOutSince(db, periods[0]),
    ]);
    const money = moneyByMonth(
      billed.flatMap(([, charges]) => charges),
      paidOut,
    );
    const next = await nextSteps(db, { rules: rulesOf(config), billed: new Map(billed) }, now);
    const peopleOf = new Map(people.map(({ period, ...counts }) => [period, counts]));
    const months = periods.map((period) => ({
      month: periodLabel(period),
      ...money(period),
      ...(peopleOf.get(period) ?? { burners: 0, donors: 0 }),
    }));
    return reply(200, { months, next });
  });
}

/** A year up to the running month, oldest first. */
function lastMonths(running: PeriodId): [PeriodId, ...PeriodId[]] {
  const periods: [PeriodId, ...PeriodId[]] = [running];
  for (let count = 0; count < MONTHS_BEFORE; count += 1) periods.unshift(previousPeriod(periods[0]));
  return periods;
}

/**
 * Whichever month of effort it was billed for: what was collected in a month, less what went back of it since; what left our
 * account by the bank's day; and of what was given up, what had been announced for a day of the month.
 */
function moneyByMonth(
  charges: readonly ChargesByMonth[],
  paidOut: readonly { period: PeriodId; cents: Cents }[],
): (period: PeriodId) => Omit<CourseMonth, "month" | "burners" | "donors"> {
  const moved = (state: string, period: PeriodId) =>
    charges.filter((one) => one.state === state && one.month === period);
  return (period) => ({
    collected_in_euros: eurosFromCents(
      sumCents(moved("succeeded", period).map(({ cents, returned }) => cents - returned)),
    ),
    paid_out_in_euros: eurosFromCents(paidOut.find((one) => one.period === period)?.cents ?? 0n),
    not_collected_in_euros: eurosFromCents(sumCents(moved("written_off", period).map(({ cents }) => cents))),
  });
}
