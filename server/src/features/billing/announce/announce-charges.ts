import { dueAfterNotice } from "@kalivo/domain/billing/calendar.ts";
import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import type { Services } from "#server/services.ts";
import { tellOfCharge } from "../payer-people/tell-in-app.queries.ts";
import {
  computedPeriods,
  dropLateRetries,
  enqueueNotices,
  markAnnounced,
  markNotified,
  markStatementsAnnounced,
  planSlipped,
} from "./announce.queries.ts";

/** Rule 9: writes the notice of every planned charge of a closed month into the outbox, once. */
export async function announceMonth(db: Db, period: PeriodId, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const notices = await enqueueNotices(transaction, period, now);
    await markStatementsAnnounced(transaction, period);
    await markAnnounced(transaction, period);
    await notifyJobs(transaction, "mail");
    return notices;
  });
}

/** Due step: announces every closed month that was not announced yet. */
export async function announceDueMonths({ db, clock }: Services): Promise<void> {
  for (const period of await computedPeriods(db)) await announceMonth(db, period, clock.now());
}

/**
 * Due step, rules 43 and 47: a charge that was not tried within 72 hours of its announced hour, or whose payer gained a
 * decision maker who was not told, gets another notice with a new day. Without a provider the new day could not be kept, so
 * no notice is sent.
 */
export async function announceAnew({ db, clock, payments, log }: Services): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const slipped = payments === null ? 0 : await planSlipped(transaction, now);
    if (payments !== null) await dropLateRetries(transaction, now);
    const notices = await enqueueNotices(transaction, null, now);
    if (notices > 0) await notifyJobs(transaction, "mail");
    if (slipped > 0) log.warn({ charges: slipped }, "charges are announced anew");
  });
}

/**
 * Called when a mail server accepted a notice: the charge falls due 72 hours later, rounded up to 09:00 Brussels.
 * Of a team's admins the first accepted mail counts: one dead address must not hold up the others' donation.
 */
export async function noticeAccepted(
  db: Queryable,
  chargeId: number,
  acceptedAt: Date,
  noticeNo = 1,
): Promise<void> {
  await markNotified(db, chargeId, acceptedAt, dueAfterNotice(acceptedAt), noticeNo);
  await tellOfCharge(db, "collecting", { chargeId, key: `notice:${chargeId}:${noticeNo}` }, acceptedAt);
}
