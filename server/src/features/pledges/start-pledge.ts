import type { Queryable } from "../../db/client.ts";
import { retellGiving, tellOfGiving } from "../mail/tell-of-giving.queries.ts";
import { tellOfNewDonor } from "../mail/tell-of-new-donor.queries.ts";
import { lockPayer, openPledge, welcomePledge, type NewPledge } from "./pledges.queries.ts";
import { runningPledge, type RunningPledge } from "./running-pledges.queries.ts";

const DAY_MS = 86_400_000;

/**
 * Opens a version, which continues the one before; of a first one the burner is told once the pledge counts (rules 29 and
 * 39), and who gives (rule 76); of other terms only where a mail of that waits.
 */
export async function startPledge(
  db: Queryable,
  pledge: Omit<NewPledge, "beganAt">,
  before: RunningPledge | null,
): Promise<void> {
  const { payerId, burnerId, at } = pledge;
  const byBurner = pledge.byBurner || (before?.byBurner ?? false);
  await openPledge(db, { ...pledge, byBurner, beganAt: before?.beganAt ?? null });
  if (before !== null) return retellGiving(db, payerId, at);
  const unlessToldSince = new Date(at.getTime() - DAY_MS);
  await tellOfNewDonor(db, { payerId, burnerId, unlessToldSince }, at);
  await tellOfGiving(db, payerId, at);
}

/**
 * A code starts a pledge only if none runs: a running one of the same payer is kept (rule 23). Either way the burner applied
 * the code, and so has allowed the payer.
 */
export async function startPledgeByCode(
  db: Queryable,
  pledge: Omit<NewPledge, "byBurner" | "beganAt"> & { codeId: number },
): Promise<"started" | "kept"> {
  await lockPayer(db, pledge.payerId);
  const running = await runningPledge(db, pledge.payerId, pledge.burnerId, pledge.at);
  if (running !== null) {
    await welcomePledge(db, running);
    return "kept";
  }
  await startPledge(db, { ...pledge, byBurner: true }, null);
  return "started";
}
