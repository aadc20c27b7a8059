import { DEMO_CLOCK_LAST_YEAR, DEMO_CLOCK_MONTHS_AHEAD } from "@kalivo/domain/limits.ts";
import { closesAt } from "@kalivo/domain/billing/calendar.ts";
import { periodOf } from "@kalivo/domain/billing/month.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Services } from "@kalivo/server/services.ts";
import { firstOpenMonth } from "@kalivo/server/features/billing/close/close-order.ts";
import { anythingSettledAfter, earliestDue } from "./clock.queries.ts";

export type ClockRefusal = { kind: "not-a-demo" } | { kind: "settled-since" } | { kind: "too-far" };

/** Sets the clock of every process, then runs what has become due. Not back behind what was settled. */
export async function moveClock(
  { db, clock, demo }: Services,
  to: Date,
): Promise<Result<Date, ClockRefusal>> {
  if (demo === null) return refuse({ kind: "not-a-demo" });
  if (isTooFar(clock.now(), to)) return refuse({ kind: "too-far" });
  if (to < clock.now() && (await anythingSettledAfter(db, to))) return refuse({ kind: "settled-since" });
  await demo.setClock(to);
  await demo.runDue();
  return accept(clock.now());
}

/** Each month on the way is closed at once; and no calendar of ours goes on for ever, nor begins before there was a product. */
function isTooFar(now: Date, to: Date): boolean {
  const latest = new Date(now);
  latest.setUTCMonth(latest.getUTCMonth() + DEMO_CLOCK_MONTHS_AHEAD);
  return to > latest || to.getUTCFullYear() > DEMO_CLOCK_LAST_YEAR || to < EARLIEST;
}

const EARLIEST = new Date("2020-01-01T00:00:00Z");

/** To the next thing the month does: the close of the oldest open month, a collection or retry, a direct debit's outcome. */
export async function moveToNextStep(services: Services): Promise<Result<Date, ClockRefusal>> {
  const now = services.clock.now();
  const candidates = [await nextClose(services, now), await earliestDue(services.db, now)];
  const next = candidates.filter((at) => at !== null).toSorted((a, b) => a.getTime() - b.getTime())[0];
  return moveClock(services, next ?? now);
}

/** A month whose close is overdue is closed by running the due steps now. */
async function nextClose({ db }: Services, now: Date): Promise<Date> {
  const open = (await firstOpenMonth(db)) ?? periodOf(now);
  const at = closesAt(open);
  return at > now ? at : now;
}
