import { randomBytes } from "node:crypto";
import { periodOf, previousPeriod, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import { BEGINNING, chained, leavesOf } from "./checksum-chain.ts";
import { holdSealing, insertLeaves, insertSeal, lastSeal, lastWrittenJournal } from "./seal.queries.ts";

/**
 * Due step, the first of all: once a month is over, seals everything booked since the last seal under its name (money §6),
 * before anything is booked in the new one. After an outage of months, they are sealed as one.
 */
export async function sealLastMonth({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const month = previousPeriod(periodOf(now));
  const before = await lastSeal(db);
  if (before !== undefined && before.month >= month) return;
  await sealMonth(db, month, await db.transaction().execute(lastWrittenJournal), now);
}

async function sealMonth(db: Db, month: PeriodId, upTo: bigint, now: Date): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (!(await holdSealing(transaction))) return;
    const before = await lastSeal(transaction);
    if (before !== undefined && before.month >= month) return;
    const salt = randomBytes(32);
    const after = before?.last_journal ?? 0n;
    const journals = await insertLeaves(transaction, { month, salt, after, upTo });
    const previous = before?.checksum ?? BEGINNING;
    const checksum = await chained(previous, leavesOf(transaction, month));
    await insertSeal(transaction, {
      month,
      salt,
      journals,
      last_journal: upTo > after ? upTo : after,
      previous,
      checksum,
      sealed_at: now,
    });
  });
}
