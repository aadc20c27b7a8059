import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import {
  brusselsInstant,
  periodOf,
  periodStart,
  previousPeriod,
  yearAndMonth,
  type PeriodId,
} from "@kalivo/domain/billing/month.ts";
import type { Provider } from "@kalivo/domain/health-source.ts";
import { REREAD_FROM_DAY } from "@kalivo/domain/limits.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Services } from "#server/services.ts";
import { ProviderPaused } from "../ask-provider.ts";
import { catchUp } from "./catch-up.ts";
import { findBehind, postponeCatchUp, type Reread } from "./catch-up.queries.ts";

const AT_ONCE = 100;
const READS_A_RUN = 100;
const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 3_600_000;

/** Due step: the history of new connections, and before a month closes the changes that no message reported. */
export async function dueCatchUps(services: Services): Promise<void> {
  const { db, clock, log } = services;
  const allowance = { reads: READS_A_RUN };
  const paused = new Set<Provider>();
  const now = clock.now();
  for (const behind of await findBehind(db, { now, reread: rereadAt(now), limit: AT_ONCE })) {
    if (paused.has(behind.provider)) continue;
    try {
      await catchUp(services, behind, allowance);
    } catch (error) {
      if (error instanceof ProviderPaused) paused.add(behind.provider);
      else {
        const { userId: user, provider, tries } = behind;
        log.error({ err: error, user, provider, tries }, "the past could not be read");
        await postponeCatchUp(db, behind, new Date(clock.now().getTime() + waitAfter(tries)));
      }
    }
    if (allowance.reads <= 0) {
      await notifyJobs(db, "catch up");
      return;
    }
  }
}

/** The wait after this many failures. */
const waitAfter = (tries: number) => Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS);

/**
 * What is read again, because a provider does not tell of every change: in a month's last days everything once, and in the
 * hours before it is closed what began in those last days. Null: nothing now.
 */
function rereadAt(now: Date): Reread | null {
  const period = periodOf(now);
  const before = previousPeriod(period);
  if (now < closesAt(before)) return { since: periodStart(period), begunFrom: lastDaysOf(before) };
  const since = lastDaysOf(period);
  return now < since ? null : { since, begunFrom: null };
}

const lastDaysOf = (period: PeriodId): Date =>
  brusselsInstant({ ...yearAndMonth(period), day: REREAD_FROM_DAY, hour: 0, minute: 0 });
