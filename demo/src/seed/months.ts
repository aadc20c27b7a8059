import { closesAt, dueAfterNotice, recapsAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, periodEnd, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { DELIVER_MAILS, DELIVER_TO_MANY, runDueSteps } from "@kalivo/server/jobs/due-steps.ts";
import type { Past } from "./past.ts";

const MINUTE_MS = 60_000;

/** Lives through the months as the product itself would: each is closed at its hour, announced, collected when due, and told of. */
export async function liveThroughMonths(
  { services, steps, travel }: Past,
  first: PeriodId,
  present: Date,
): Promise<void> {
  const mails = steps.filter(({ name }) => name === DELIVER_MAILS || name === DELIVER_TO_MANY);
  for (let period = first; periodEnd(period) <= present; period = nextPeriod(period)) {
    const closed = new Date(closesAt(period).getTime() + MINUTE_MS);
    const due = new Date(dueAfterNotice(closed).getTime() + MINUTE_MS);
    const told = new Date(recapsAt(period).getTime() + MINUTE_MS);
    for (const instant of [closed, due, told]) {
      if (instant > present) return;
      travel(instant);
      await runDueSteps(steps, services);
      await runDueSteps(mails, services); // the receipts of what was just collected
    }
  }
}
