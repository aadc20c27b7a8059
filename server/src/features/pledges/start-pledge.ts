import type { Queryable } from "../../db/client.ts";
import { tellOfNewDonor } from "../mail/kinds/new-donor-queue.ts";
import { lockPayer, openPledge, runningPledge, type NewPledge, type RunningPledge } from "./queries.ts";

const DAY_MS = 86_400_000;

/** Opens a version; the burner is told of a donor who did not give before, once it counts (rules 29 and 39). */
export async function startPledge(
  db: Queryable,
  pledge: NewPledge,
  before: RunningPledge | null,
): Promise<void> {
  const { payerId, burnerId, at } = pledge;
  await openPledge(db, pledge);
  if (before !== null) return;
  const unlessToldSince = new Date(at.getTime() - DAY_MS);
  await tellOfNewDonor(db, { payerId, burnerId, unlessToldSince }, at);
}

/** A code starts what is not there yet: a running pledge of the same payer is kept as it is (rule 23). */
export async function startPledgeByCode(
  db: Queryable,
  pledge: NewPledge & { codeId: number },
): Promise<"started" | "kept"> {
  await lockPayer(db, pledge.payerId);
  if ((await runningPledge(db, pledge.payerId, pledge.burnerId)) !== null) return "kept";
  await startPledge(db, pledge, null);
  return "started";
}
