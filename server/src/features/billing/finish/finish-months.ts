import type { Services } from "../../../services.ts";
import { checkBooks } from "../ledger/check.ts";
import { markClosed, markSettled, takeSettled } from "./queries.ts";

const CHECK_EVERY_MS = 3_600_000;

/** Due step: a month whose charges have all ended is settled; when the books agree with themselves it is closed. */
export async function finishMonths({ db, clock, log }: Services): Promise<void> {
  await markSettled(db);
  const now = clock.now();
  const settled = await takeSettled(db, now, new Date(now.getTime() - CHECK_EVERY_MS));
  if (settled.length === 0) return;
  const wrong = (await checkBooks(db)).filter(({ differences }) => differences.length > 0);
  if (wrong.length === 0) return markClosed(db, settled);
  const failed = wrong.map(({ title, differences }) => ({ title, differences: differences.length }));
  log.error({ months: settled, failed }, "the books do not agree: a settled month stays open");
}
