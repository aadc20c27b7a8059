import {
  CARD_WARNING_DAYS,
  CHARGE_HOUR,
  CLOSE_DAY,
  CLOSE_HOUR,
  LATE_DAYS,
  MONTH_MAILS_HOUR,
  MONTH_RECAP_DAY,
  NOTICE_HOURS,
  RELEASE_DAYS,
  RETRY_DAYS,
  SYNC_REMINDER_DAYS_BEFORE_MONTH_END,
  WRITE_OFF_DAYS,
} from "../limits.ts";
import {
  brusselsInstant,
  brusselsTime,
  nextPeriod,
  periodStart,
  type PeriodId,
  yearAndMonth,
} from "./month.ts";

/** How a payer pays; a SEPA debit can be taken back for longer. */
export type MethodKind = keyof typeof RELEASE_DAYS;

/** When a period is closed (rule 6). */
export function closesAt(period: PeriodId): Date {
  return brusselsInstant({
    ...yearAndMonth(nextPeriod(period)),
    day: CLOSE_DAY,
    hour: CLOSE_HOUR,
    minute: 0,
  });
}

/**
 * When a statement may be charged: 72 hours after the mail server accepted its notice, rounded up
 * to 09:00 in Brussels; exactly 09:00:00 stays (rule 9).
 */
export function dueAfterNotice(acceptedAt: Date): Date {
  const earliest = new Date(acceptedAt.getTime() + NOTICE_HOURS * HOUR_MS);
  const sameDay = { ...brusselsTime(earliest), hour: CHARGE_HOUR, minute: 0 };
  const due = brusselsInstant(sameDay);
  return due >= earliest ? due : brusselsInstant({ ...sameDay, day: sameDay.day + 1 });
}

/**
 * A workout counts in a period only if it ended at this instant or later: 35 days of 24 hours before
 * the period's start (rule 6). In SQL: `starts_at - interval '840 hours'`.
 */
export function lateLimit(period: PeriodId): Date {
  return addDays(periodStart(period), -LATE_DAYS);
}

/** When a softly declined charge is retried: day 3, 7 and 14 after its first failure (rule 15). */
export function retriesAt(firstFailure: Date): Date[] {
  return RETRY_DAYS.map((days) => addDays(firstFailure, days));
}

/** When a failed charge is written off: day 21 after its first failure (rule 15). */
export function writtenOffAt(firstFailure: Date): Date {
  return addDays(firstFailure, WRITE_OFF_DAYS);
}

/** When undisputed money becomes payable to organisations: 62 days after success, 70 for SEPA debit (rule 17). */
export function releaseAt(succeededAt: Date, method: MethodKind): Date {
  return addDays(succeededAt, RELEASE_DAYS[method]);
}

/** When burners with donors but no workout are reminded: three days before the period ends (rule 29). */
export function remindsAt(period: PeriodId): Date {
  const day = 1 - SYNC_REMINDER_DAYS_BEFORE_MONTH_END;
  return brusselsInstant({ ...yearAndMonth(nextPeriod(period)), day, hour: MONTH_MAILS_HOUR, minute: 0 });
}

/** When payers are warned of cards that will expire: twice in each month. */
export function cardWarningsAt(period: PeriodId): { early: Date; late: Date } {
  const at = (day: number) =>
    brusselsInstant({ ...yearAndMonth(period), day, hour: MONTH_MAILS_HOUR, minute: 0 });
  return { early: at(CARD_WARNING_DAYS.early), late: at(CARD_WARNING_DAYS.late) };
}

/** When a period's recap is sent at the earliest: on day 7 of the next one, after the first collection round (rule 29). */
export function recapsAt(period: PeriodId): Date {
  const day = MONTH_RECAP_DAY;
  return brusselsInstant({ ...yearAndMonth(nextPeriod(period)), day, hour: MONTH_MAILS_HOUR, minute: 0 });
}

const HOUR_MS = 3_600_000;

/** Days of 24 hours, regardless of daylight saving. */
function addDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * 24 * HOUR_MS);
}
