import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import {
  brusselsInstant,
  nextPeriod,
  periodLabel,
  yearAndMonth,
  type PeriodId,
} from "@kalivo/domain/billing/month.ts";
import { OVERDUE_ALARM_HOURS, PERIOD_CLOSED_BY_DAY } from "@kalivo/domain/limits.ts";
import type { Db } from "../../../db/client.ts";
import { firstOpenMonth } from "../../billing/close/close-month.ts";
import { countQuickDifferences } from "../../billing/ledger/check.ts";
import { MAX_TRIES } from "../../mail/deliver-outbox.ts";
import {
  failedMails,
  oldestUnfinishedPeriod,
  overdueCharges,
  proposedAccounts,
  unnoticedCharges,
  unreadFeedback,
  type Waiting,
} from "./queries.ts";

const HOUR_MS = 3_600_000;
const MAILS_REMEMBERED_DAYS = 30;

/** Rule 19, and what else waits for an admin; the worst first. */
export async function findAlarms(db: Db, now: Date): Promise<AdminAlarm[]> {
  const dayBefore = new Date(now.getTime() - OVERDUE_ALARM_HOURS * HOUR_MS);
  const monthBefore = new Date(now.getTime() - MAILS_REMEMBERED_DAYS * 24 * HOUR_MS);
  const found = await Promise.all([
    countQuickDifferences(db).then((count) => alarm("books_differ", { count, since: null })),
    overdueCharges(db, dayBefore).then((waiting) => alarm("charges_overdue", waiting)),
    unnoticedCharges(db, dayBefore).then((waiting) => alarm("notices_not_sent", waiting)),
    lateMonth(db, now),
    failedMails(db, monthBefore, MAX_TRIES).then((waiting) => alarm("mails_given_up", waiting)),
    proposedAccounts(db).then((waiting) => alarm("iban_waiting", waiting)),
    unreadFeedback(db).then((waiting) => alarm("feedback_unread", waiting)),
  ]);
  return found.filter((one) => one !== null);
}

type Counted = Exclude<AdminAlarm["kind"], "month_not_closed">;

const alarm = (kind: Counted, { count, since }: Waiting): AdminAlarm | null =>
  count === 0 ? null : { kind, count, message: MESSAGES[kind](count), since: since?.toISOString() ?? null };

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const MESSAGES: Readonly<Record<Counted, (count: number) => string>> = {
  books_differ: (count) =>
    `The books do not agree with themselves: ${counted(count, "difference", "differences")}. Run "kalivo ledger check".`,
  charges_overdue: (count) =>
    `${counted(count, "charge was", "charges were")} due more than ${OVERDUE_ALARM_HOURS} hours ago and nothing happened.`,
  notices_not_sent: (count) =>
    `${counted(count, "notice was", "notices were")} accepted by no mail server, so nothing is collected for ${count === 1 ? "it" : "them"}.`,
  mails_given_up: (count) =>
    `${counted(count, "mail", "mails")} could not be sent in the last ${MAILS_REMEMBERED_DAYS} days.`,
  iban_waiting: (count) =>
    `${counted(count, "bank account waits", "bank accounts wait")} for another admin's approval.`,
  feedback_unread: (count) => `${counted(count, "message", "messages")} nobody has read yet.`,
};

/** A month that should have ended: settled, collected or written off, and reconciled, by the 25th of the next one. */
async function lateMonth(db: Db, now: Date): Promise<AdminAlarm | null> {
  const candidates = [await oldestUnfinishedPeriod(db), await firstOpenMonth(db)];
  const oldest = candidates.filter((period) => period !== null).toSorted((a, b) => a - b)[0];
  if (oldest === undefined || now < closedBy(oldest)) return null;
  return {
    kind: "month_not_closed",
    count: 1,
    message: `${periodLabel(oldest)} is not closed, though it should have been on the ${PERIOD_CLOSED_BY_DAY}th of the month after.`,
    since: closedBy(oldest).toISOString(),
  };
}

const closedBy = (period: PeriodId): Date =>
  brusselsInstant({ ...yearAndMonth(nextPeriod(period)), day: PERIOD_CLOSED_BY_DAY, hour: 0, minute: 0 });
