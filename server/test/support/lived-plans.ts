import { periodStart } from "@kalivo/domain/billing/month.ts";
import type { PledgeVersion } from "@kalivo/domain/reference-close/pledge-version.ts";
import type { Queryable } from "../../src/db/client.ts";
import { endPledge, planVersion, takePlanBack } from "../../src/features/pledges/pledges.queries.ts";
import { runningPledge } from "../../src/features/pledges/running-pledges.queries.ts";
import type { Plan } from "./month-histories.ts";

type Pair = { payerId: number; burnerId: number };

/**
 * Lets a payer plan what follows the last version of a pledge that goes on, by the product's own statements, and lets the
 * plan meet its fate. Returns the versions that the reference knows of then; where nothing could be planned, the same.
 */
export async function livePlan(
  db: Queryable,
  { payerId, burnerId }: Pair,
  { versions, plan }: { versions: readonly PledgeVersion[]; plan: Plan | null },
): Promise<readonly PledgeVersion[]> {
  const last = versions.at(-1);
  if (plan === null || last === undefined || last.validTo !== null) return versions;
  const [at, from] = [last.validFrom, periodStart(plan.month)];
  if (at >= from) return versions;
  const read = async () => {
    const running = await runningPledge(db, payerId, burnerId, at);
    if (running === null) throw new Error("a version that does not run");
    return running;
  };
  await planVersion(db, await read(), { ...plan.terms, from, at });
  const before = versions.slice(0, -1);
  if (plan.fate === "begins")
    return [...before, { ...last, validTo: from }, { ...plan.terms, validFrom: from, validTo: null }];
  if (plan.fate === "is taken back") {
    await takePlanBack(db, await read());
    return versions;
  }
  const stopped = new Date(Math.ceil((at.getTime() + from.getTime()) / 2));
  await endPledge(db, await read(), stopped);
  return [...before, { ...last, validTo: stopped }];
}
