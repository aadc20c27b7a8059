import { cardWarningsAt, recapsAt, remindsAt } from "@kalivo/domain/billing/calendar.ts";
import { nextPeriod, periodOf, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { MONTH_RECAP_PATIENCE_DAYS } from "@kalivo/domain/limits.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { enqueueRecaps } from "../kinds/month-recap/month-recap.queries.ts";
import { idleSince } from "../kinds/reminder-sync-mail.ts";
import { enqueueCardWarnings, enqueueReminders } from "../kinds/kinds.queries.ts";
import { beginRound, untoldMonths, type RoundKind } from "./rounds.queries.ts";

const DAY_MS = 86_400_000;

/** Due step: the mails that go to many people once a month (rule 29). */
export async function makeMailRounds({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  await remindBurners(db, now);
  await warnOfCards(db, now);
  await tellOfMonths(db, now);
}

/** A month whose last days were skipped, as by the demo's clock, is over: no reminder is sent. */
async function remindBurners(db: Db, now: Date) {
  const period = periodOf(now);
  if (now < remindsAt(period)) return;
  await makeRound(db, { kind: "reminder_sync", period }, now, (tx) =>
    enqueueReminders(tx, period, { idleSince: idleSince(now), now }),
  );
}

/** Twice a month, for cards that expire this month or the next; a missed day is made up by the later one. */
async function warnOfCards(db: Db, now: Date) {
  const period = periodOf(now);
  const { early, late } = cardWarningsAt(period);
  if (now < early) return;
  const kind = now < late ? "card_expiring_early" : "card_expiring_late";
  const round = `${period}:${kind}`;
  await makeRound(db, { kind, period }, now, (tx) =>
    enqueueCardWarnings(tx, [period, nextPeriod(period)], round, now),
  );
}

/** In order, without skipping one; older months without a recap, from before this existed, get none. */
async function tellOfMonths(db: Db, now: Date) {
  const oldest = previousPeriod(previousPeriod(previousPeriod(periodOf(now))));
  for (const { period, collected } of await untoldMonths(db, oldest)) {
    const at = recapsAt(period);
    const patience = new Date(at.getTime() + MONTH_RECAP_PATIENCE_DAYS * DAY_MS);
    if (now < at || (!collected && now < patience)) continue;
    await makeRound(db, { kind: "month_recap", period }, now, (tx) => enqueueRecaps(tx, period, now));
  }
}

type Round = { kind: RoundKind; period: PeriodId };

/** A round is queued in one transaction; the outbox is delivered in the next step. */
function makeRound(db: Db, { kind, period }: Round, now: Date, enqueue: (tx: Queryable) => Promise<number>) {
  return db.transaction().execute(async (tx) => {
    if (await beginRound(tx, kind, period, now)) await enqueue(tx);
  });
}
