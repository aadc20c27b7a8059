import { dueAfterNotice } from "@kalivo/domain/billing/calendar.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "../../../db/client.ts";
import { wakeJobs } from "../../../db/wake.ts";
import type { Services } from "../../../services.ts";
import {
  cancelPlannedOfEnded,
  computedPeriods,
  enqueueNotices,
  markAnnounced,
  markNotified,
} from "./queries.ts";

/** Rule 9: writes the notice of every planned charge of a closed month into the outbox, once. */
export async function announceMonth(db: Db, period: PeriodId, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const notices = await enqueueNotices(transaction, period, now);
    await markAnnounced(transaction, period);
    await wakeJobs(transaction, "mail");
    return notices;
  });
}

/** Due step: announces whatever was closed and not announced yet. */
export async function announceDueMonths({ db, clock }: Services): Promise<void> {
  await cancelPlannedOfEnded(db);
  for (const period of await computedPeriods(db)) await announceMonth(db, period, clock.now());
}

/**
 * Called when a mail server accepted a notice: the charge falls due 72 hours later, rounded up to 09:00 Brussels.
 * Of a team's admins the first accepted mail counts: one dead address must not hold up the others' donation.
 */
export const noticeAccepted = (db: Queryable, chargeId: number, acceptedAt: Date): Promise<void> =>
  markNotified(db, chargeId, acceptedAt, dueAfterNotice(acceptedAt));
