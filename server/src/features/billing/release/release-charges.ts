import type { Services } from "#server/services.ts";
import { inParallel } from "#server/concurrency/in-parallel.ts";
import { journalRelease } from "../ledger/post-payout.ts";
import { markReleased, releasableCharges, takeReleasable, type Releasable } from "./release.queries.ts";

const BATCH = 200;
const LANES = 4;
/** Charges per run, so that a large month does not block other steps. */
const BATCHES_A_RUN = 10;

/**
 * Due step: releases charges whose hold has ended (rule 17). One transaction per charge, so workers may run this
 * concurrently; a charge that fails is retried and blocks no other.
 */
export async function releaseCharges(services: Pick<Services, "db" | "clock" | "log">): Promise<void> {
  const now = services.clock.now();
  let after: Releasable | undefined;
  for (let batch = 0; batch < BATCHES_A_RUN; batch += 1) {
    const charges = await releasableCharges(services.db, { now, after, limit: BATCH });
    if (charges.length === 0) return;
    await inParallel(charges, LANES, ({ id }) => releaseCharge(services, id, now));
    after = charges.at(-1);
  }
}

async function releaseCharge({ db, log }: Pick<Services, "db" | "log">, id: number, now: Date) {
  try {
    await db.transaction().execute(async (tx) => {
      const charge = await takeReleasable(tx, id, now);
      if (charge === null) return;
      await journalRelease(tx, charge, now);
      await markReleased(tx, id, now);
    });
  } catch (error) {
    log.error({ err: error, chargeId: id }, "a charge could not be released and will be tried again");
  }
}
