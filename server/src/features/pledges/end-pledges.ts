import type { Queryable } from "../../db/client.ts";
import { findPayerOf } from "../payment/queries.ts";
import {
  endPledge,
  lockPayer,
  runningPledge,
  runningPledgesOfCode,
  runningPledgesOfPayer,
  type RunningPledge,
} from "./queries.ts";

/** Stopping is from this moment: what was earned before is billed. False: there was nothing to stop. */
export async function stopPledge(
  db: Queryable,
  payerId: number,
  burnerId: number,
  now: Date,
): Promise<boolean> {
  await lockPayer(db, payerId);
  const running = await runningPledge(db, payerId, burnerId);
  if (running === null) return false;
  await endPledge(db, running, now);
  return true;
}

/** Rule 25: leaving a team, or being removed, ends its pledge to that person. */
export async function endTeamPledgeTo(
  db: Queryable,
  teamId: number,
  burnerId: number,
  now: Date,
): Promise<boolean> {
  const payerId = await findPayerOf(db, { kind: "team", id: teamId });
  return payerId !== undefined && stopPledge(db, payerId, burnerId, now);
}

export async function endPledgesOfTeam(db: Queryable, teamId: number, now: Date): Promise<number> {
  const payerId = await findPayerOf(db, { kind: "team", id: teamId });
  if (payerId === undefined) return 0;
  await lockPayer(db, payerId);
  return endAll(db, await runningPledgesOfPayer(db, payerId), now);
}

/** Rule 23: what a code started, and nobody changed by hand since. */
export async function endPledgesOfCode(
  db: Queryable,
  code: { id: number; payerId: number },
  now: Date,
): Promise<number> {
  await lockPayer(db, code.payerId);
  return endAll(db, await runningPledgesOfCode(db, code.id), now);
}

async function endAll(db: Queryable, pledges: readonly RunningPledge[], now: Date): Promise<number> {
  for (const pledge of pledges) await endPledge(db, pledge, now);
  return pledges.length;
}
