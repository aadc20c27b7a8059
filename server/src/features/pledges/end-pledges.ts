import type { Queryable } from "../../db/client.ts";
import { tellOfGiving } from "../mail/tell-of-giving.queries.ts";
import { findPayerOf } from "../payment/payment.queries.ts";
import { endPledge, lockPayer, lockPayers, payersOfBurner } from "./pledges.queries.ts";
import {
  runningPledge,
  runningPledgesOfCode,
  runningPledgesOfPayer,
  runningPledgesTo,
  type RunningPledge,
} from "./running-pledges.queries.ts";

/** Ends a pledge now: what was earned before is billed, and what was planned never begins. False: there was none. */
export async function stopPledge(
  db: Queryable,
  payerId: number,
  burnerId: number,
  now: Date,
): Promise<boolean> {
  await lockPayer(db, payerId);
  const running = await runningPledge(db, payerId, burnerId, now);
  if (running === null) return false;
  await endAll(db, [running], now);
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
  return payerId === undefined ? 0 : endPledgesOfPayer(db, payerId, now);
}

/** Ends everything a payer gives; returns how many pledges ended. */
export async function endPledgesOfPayer(db: Queryable, payerId: number, now: Date): Promise<number> {
  await lockPayer(db, payerId);
  return endAll(db, await runningPledgesOfPayer(db, payerId, now), now);
}

/** Rule 23: ends the pledges that a code started, if the payer has not changed them since. */
export async function endPledgesOfCode(
  db: Queryable,
  code: { id: number; payerId: number },
  now: Date,
): Promise<number> {
  await lockPayer(db, code.payerId);
  return endAll(db, await runningPledgesOfCode(db, code.id, now), now);
}

/** Rule 36: ends everything a person gives themself; what was earned until now is billed. */
export async function endPledgesGivenBy(db: Queryable, personId: number, now: Date): Promise<void> {
  const payerId = await findPayerOf(db, { kind: "user", id: personId });
  if (payerId !== undefined) await endPledgesOfPayer(db, payerId, now);
}

/** Rule 31: ends the pledges that an erased person gives, and those given to them. */
export async function endPledgesOfPerson(db: Queryable, personId: number, now: Date): Promise<void> {
  const payerId = await findPayerOf(db, { kind: "user", id: personId });
  const own = payerId === undefined ? [] : [payerId];
  await lockPayers(db, [...own, ...(await payersOfBurner(db, personId))]);
  for (const id of own) await endAll(db, await runningPledgesOfPayer(db, id, now), now);
  await endAll(db, await runningPledgesTo(db, personId, now), now);
}

async function endAll(db: Queryable, pledges: readonly RunningPledge[], now: Date): Promise<number> {
  for (const pledge of pledges) await endPledge(db, pledge, now);
  for (const payerId of new Set(pledges.map((pledge) => pledge.payerId)))
    await tellOfGiving(db, payerId, now);
  return pledges.length;
}
