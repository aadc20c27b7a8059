import type { Services } from "#server/services.ts";
import { checkBooksSince } from "../ledger/check.ts";
import { markClosed, markSettled, takeSettled } from "./finish.queries.ts";

const CHECK_EVERY_MS = 3_600_000;

/**
 * Due step: a month whose charges have all ended is settled; when its books have no difference it is closed. A difference in
 * one month, or one that belongs to no month, raises an alarm and holds up no other month (rule 44).
 */
export async function finishMonths({ db, clock, log }: Services): Promise<void> {
  await markSettled(db);
  const now = clock.now();
  const settled = await takeSettled(db, now, new Date(now.getTime() - CHECK_EVERY_MS));
  if (settled.length === 0) return;
  const wrong = (await checkBooksSince(db, now)).filter(({ differences }) => differences.length > 0);
  const months = new Set(wrong.flatMap(({ differences }) => differences.map(({ period_id }) => period_id)));
  await markClosed(
    db,
    settled.filter((period) => !months.has(period)),
  );
  if (wrong.length === 0) return;
  const failed = wrong.map(({ title, differences }) => ({ title, differences: differences.length }));
  const open = settled.filter((period) => months.has(period));
  log.error({ months: open, failed }, "the books do not agree: a month that differs stays open");
}
