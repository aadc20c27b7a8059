import { heldWorkouts } from "#server/features/admin/workouts/workouts.queries.ts";
import type { AdminAlarm } from "@kalivo/contract/shapes/admin.ts";
import {
  brusselsInstant,
  nextPeriod,
  periodLabel,
  yearAndMonth,
  type PeriodId,
} from "@kalivo/domain/billing/month.ts";
import { formatDate } from "@kalivo/domain/money/display.ts";
import {
  EVIDENCE_ALARM_DAYS,
  OVERDUE_ALARM_HOURS,
  PAYOUT_ALARM_DAYS,
  PERIOD_CLOSED_BY_DAY,
  SECURITY_WAVES_AN_HOUR,
  type SecurityWave,
} from "@kalivo/domain/limits.ts";
import type { Queryable } from "#server/db/client.ts";
import { firstOpenMonth } from "#server/features/billing/close/close-order.ts";
import { countBookDifferences } from "#server/features/billing/watch/books-differ.ts";
import { standstill, wrongClocks } from "#server/db/workers.ts";
import { looksWaiting } from "../../looks/looks.queries.ts";
import { disputesToDecide, stoppedToLookAt } from "../../disputes/disputes.queries.ts";
import { lastChecks, notComparedSince } from "#server/features/billing/watch/watch.queries.ts";
import {
  transfersBack,
  type Counted as Named,
  payoutsLeftAfterAll,
  withoutAccount,
} from "#server/features/billing/payouts/owed/owed.queries.ts";
import { countOpenDiscrepancies } from "#server/features/billing/payouts/bank/discrepancies.queries.ts";
import { whyNotClosed } from "#server/features/billing/status.queries.ts";
import { MAX_TRIES } from "#server/features/mail/deliver-outbox.ts";
import {
  disputesToAnswer,
  failedMails,
  failedMessages,
  failingEvents,
  inactiveSources,
  overdueCharges,
  preparedRuns,
  proposalsWaiting,
  proposedAccounts,
  securityEvents,
  stuckMails,
  unconfirmedPayouts,
  unfinishedPeriods,
  unfinishedRefunds,
  unnoticedCharges,
  unreadFeedback,
  type Waiting,
} from "./alarms.queries.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const MAILS_STUCK_AFTER_MS = 2 * HOUR_MS;

/** Kinds that count records. */
type Counted = Exclude<
  AdminAlarm["kind"],
  | "charges_overdue"
  | "month_not_closed"
  | "security_wave"
  | "provider_not_compared"
  | "disputes_to_decide"
  | "payouts_came_back"
  | "payouts_left_after_all"
>;

const MAILS_REMEMBERED_DAYS = 30;

/** An alarm, with a subject where several of one kind can be open. Its sentence is made per language. */
export type Alarm = Omit<AdminAlarm, "message"> & { subject: string };

/** Not about one month or one record. */
const OF_NONE = { month: null, id: null };

/** Rule 19, and what else waits for an admin; the page orders them by weight, the mail by age. */
export async function findAlarms(db: Queryable, now: Date): Promise<Alarm[]> {
  const before = (age: number) => new Date(now.getTime() - age);
  const late = before(OVERDUE_ALARM_HOURS * HOUR_MS);
  const soon = new Date(now.getTime() + EVIDENCE_ALARM_DAYS * DAY_MS);
  const found = await Promise.all([
    alarm("books_differ", booksDiffer(db)),
    providerDiffers(db),
    alarm("jobs_stand_still", jobsStandStill(db)),
    alarm("clock_differs", clocksDiffer(db)),
    notCompared(db, late),
    overdue(db, late),
    lateMonths(db, now),
    waves(db, before(HOUR_MS)),
    alarm("events_failing", failingEvents(db, late)),
    alarm("sources_inactive", inactiveSources(db)),
    alarm("sources_failing", failedMessages(db)),
    alarm("disputes_to_answer", disputesToAnswer(db, soon)),
    toDecide(db, soon),
    alarm("payers_stopped", stoppedToLookAt(db)),
    alarm("refunds_unfinished", unfinishedRefunds(db, late)),
    alarm("payouts_unconfirmed", unconfirmedPayouts(db, before(PAYOUT_ALARM_DAYS * DAY_MS))),
    alarm("notices_not_sent", unnoticedCharges(db, late)),
    alarm(
      "mails_stuck",
      stuckMails(db, { before: before(MAILS_STUCK_AFTER_MS), lateBefore: before(HOUR_MS) }),
    ),
    alarm("mails_given_up", failedMails(db, before(MAILS_REMEMBERED_DAYS * DAY_MS), MAX_TRIES)),
    named("payouts_left_after_all", payoutsLeftAfterAll(db)),
    alarm("bank_discrepancies", countOpenDiscrepancies(db)),
    named("payouts_came_back", transfersBack(db, now)),
    alarm("payouts_waiting", preparedRuns(db)),
    alarm("accounts_missing", withoutAccount(db)),
    alarm("iban_waiting", proposedAccounts(db)),
    alarm("proposals_waiting", proposalsWaiting(db)),
    alarm("workouts_held", heldWorkouts(db)),
    alarm("looks_waiting", looksWaiting(db)),
    alarm("feedback_unread", unreadFeedback(db)),
  ]);
  return found.flat().filter((one) => one !== null);
}

async function named(
  kind: "payouts_came_back" | "payouts_left_after_all",
  waiting: Promise<readonly Named[]>,
): Promise<Alarm[]> {
  return (await waiting).map(({ id, name, count, since }) => ({
    kind,
    subject: name,
    month: null,
    id,
    count,
    since: since?.toISOString() ?? null,
  }));
}

/** One alarm per reason, because each has another remedy. */
async function overdue(db: Queryable, before: Date): Promise<Alarm[]> {
  return (await overdueCharges(db, before)).map(({ why, count, since }) => ({
    ...OF_NONE,
    kind: "charges_overdue",
    subject: why,
    count,
    since: since?.toISOString() ?? null,
  }));
}

/** More security events of a kind within an hour than happen by accident; one alarm per kind. */
async function waves(db: Queryable, after: Date): Promise<Alarm[]> {
  const events = await securityEvents(db, after);
  return events.flatMap(({ kind, count, since }) =>
    isWave(kind) && count >= SECURITY_WAVES_AN_HOUR[kind]
      ? [{ ...OF_NONE, kind: "security_wave", subject: kind, count, since: since.toISOString() }]
      : [],
  );
}

const isWave = (kind: string): kind is SecurityWave => Object.hasOwn(SECURITY_WAVES_AN_HOUR, kind);

async function alarm(kind: Counted, waiting: Promise<Waiting>): Promise<Alarm | null> {
  const { count, since, id = null } = await waiting;
  if (count === 0) return null;
  return {
    ...OF_NONE,
    id: count === 1 ? id : null,
    kind,
    subject: "",
    count,
    since: since?.toISOString() ?? null,
  };
}

/**
 * Open, large enough to be contested, and with time left; those with little time have their own alarm, by their last day.
 */
async function toDecide(db: Queryable, notBefore: Date): Promise<Alarm | null> {
  const { count, since, lastDay } = await disputesToDecide(db, notBefore);
  if (count === 0) return null;
  const subject = lastDay === null ? "" : formatDate(lastDay);
  return { ...OF_NONE, kind: "disputes_to_decide", subject, count, since: since?.toISOString() ?? null };
}

async function jobsStandStill(db: Queryable): Promise<Waiting> {
  const since = await standstill(db);
  return { count: since === null ? 0 : 1, since };
}

const clocksDiffer = async (db: Queryable): Promise<Waiting> => ({
  count: await wrongClocks(db),
  since: null,
});

const booksDiffer = async (db: Queryable): Promise<Waiting> => ({
  count: await countBookDifferences(db),
  since: null,
});

/** Only when two comparisons an hour apart differ: recent movements may not be booked yet. */
async function providerDiffers(db: Queryable): Promise<Alarm | null> {
  const checks = await lastChecks(db, 2, { withProvider: true });
  const count = checks.length < 2 ? 0 : Math.min(...checks.map(({ provider_differs }) => provider_differs));
  return alarm("provider_differs", Promise.resolve({ count, since: null }));
}

/** Rule 48: for more than a day the provider's list could not be read, for example because the key may not. */
async function notCompared(db: Queryable, before: Date): Promise<Alarm | null> {
  const since = await notComparedSince(db);
  if (since === null || since > before) return null;
  return {
    ...OF_NONE,
    kind: "provider_not_compared",
    subject: formatDate(since),
    count: 1,
    since: since.toISOString(),
  };
}

/** The months not finished (collected or written off, and reconciled) when the 25th of the next one is over. */
async function lateMonths(db: Queryable, now: Date): Promise<Alarm[]> {
  const periods = [...(await unfinishedPeriods(db)), await firstOpenMonth(db)];
  const late = periods.filter((period) => period !== null).filter((period) => now >= lateFrom(period));
  return Promise.all(late.map((period) => lateMonth(db, period)));
}

async function lateMonth(db: Queryable, period: PeriodId): Promise<Alarm> {
  const month = periodLabel(period);
  const { why, endsBy } = await whyNotClosed(db, period);
  return {
    month,
    id: null,
    kind: "month_not_closed",
    subject: [month, why, ...(endsBy === null ? [] : [formatDate(endsBy)])].join(" "),
    count: 1,
    since: lateFrom(period).toISOString(),
  };
}

/** What is given up on the 25th, 21 days after its refusal, is given up in the morning. */
const lateFrom = (period: PeriodId): Date =>
  brusselsInstant({ ...yearAndMonth(nextPeriod(period)), day: PERIOD_CLOSED_BY_DAY + 1, hour: 0, minute: 0 });
