import { closesAt, dueAfterNotice } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, periodEnd, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { runDueSteps, type DueStep } from "../../jobs/due-steps.ts";
import type { Services } from "../../services.ts";

const MINUTE_MS = 60_000;

/**
 * Lives through the months as the product itself would: each is closed at its hour, announced, and collected when due.
 * `travel` moves this process' clock only; the last step returns to the present.
 */
export async function liveThroughMonths(
  services: Services,
  steps: readonly DueStep[],
  first: PeriodId,
  present: Date,
  travel: (to: Date) => void,
): Promise<void> {
  const mailSteps = steps.filter(({ name }) => name === "deliver mails");
  for (let period = first; periodEnd(period) <= present; period = nextPeriod(period)) {
    const closed = new Date(closesAt(period).getTime() + MINUTE_MS);
    const due = new Date(dueAfterNotice(closed).getTime() + MINUTE_MS);
    for (const instant of [closed, due]) {
      if (instant > present) break;
      travel(instant);
      await runDueSteps(steps, services);
      await runDueSteps(mailSteps, services); // the receipts of what was just collected
    }
  }
  travel(present);
}
