import { closesAt, dueAfterNotice } from "@kalivo/domain/billing/calendar.ts";
import { periodOf, periodStart, type PeriodId } from "@kalivo/domain/billing/month.ts";
import { selectMeter } from "#server/features/billing/meter/meter.queries.ts";
import { shownUntil } from "#server/features/stats/shown-until.ts";
import type { Services } from "#server/services.ts";
import { isComputed } from "./facts.queries.ts";
import type { GivingChangedData } from "./mail.ts";

type Collection = { period: PeriodId; collectedFrom: Date };

const collectionOf = (period: PeriodId): Collection => ({
  period,
  collectedFrom: dueAfterNotice(closesAt(period)),
});

/** The month in which the changes began, or the running one where that was collected while the mail was held. */
export function firstCollection(since: Date, now: Date): Collection {
  const first = collectionOf(periodOf(since));
  return first.collectedFrom > now ? first : collectionOf(periodOf(now));
}

type Rest = Pick<GivingChangedData, "before" | "raised" | "carried" | "announced">;

/** What a payer owes that no charge has collected: of the month before until its close, too. */
export async function stillCollected(
  { db, pool }: Pick<Services, "db" | "pool">,
  payerId: number,
  now: Date,
): Promise<Rest> {
  const running = periodStart(periodOf(now));
  const [meter] = await selectMeter(pool, [payerId, running, now]);
  const due = meter?.due ?? null;
  return {
    before: await unclosed({ db, pool }, payerId, running),
    raised: { amount: meter?.so_far ?? 0n, until: shownUntil("day", now) },
    carried: meter?.carried ?? 0n,
    announced: due === null ? null : { amount: BigInt(due.cents), period: due.period_id },
  };
}

async function unclosed(
  { db, pool }: Pick<Services, "db" | "pool">,
  payerId: number,
  running: Date,
): Promise<Rest["before"]> {
  const period = periodOf(new Date(running.getTime() - 1));
  if (await isComputed(db, period)) return null;
  const [meter] = await selectMeter(pool, [payerId, periodStart(period), running]);
  const amount = meter?.so_far ?? 0n;
  return amount === 0n ? null : { amount, ...collectionOf(period) };
}
