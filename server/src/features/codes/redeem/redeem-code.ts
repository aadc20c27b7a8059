import { brusselsDay, brusselsInstant, brusselsTime } from "@kalivo/domain/billing/month.ts";
import { parseCodeText, type CodeText } from "@kalivo/domain/codes/code-text.ts";
import { MAX_CODE_PLEDGES_A_DAY } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Sentence } from "@kalivo/words/server.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import { lockPayer } from "../../pledges/pledges.queries.ts";
import { runningPledge } from "../../pledges/running-pledges.queries.ts";
import { isRefused } from "../../pledges/refused/refused.queries.ts";
import { startPledgeByCode } from "../../pledges/start-pledge.ts";
import { insertMember, lockTeam } from "../../memberships/members.queries.ts";
import { refuseTooManyTeams } from "../../memberships/team-limit.ts";
import { judgeHeldCode } from "./judge-held-code.ts";
import { countPledgesByCodes, findCode, lockCode, recordUse, type HeldCode } from "./redeem.queries.ts";
import { CODE_REFUSALS } from "./refusals.ts";
import { saidOfInvitation, saidOfPledge, saidOfTeam } from "./redemption-sentences.ts";

/**
 * Uses a code once for a person (rules 22 and 23): the owner starts backing them, a team takes them in. All of it happens,
 * or a refusal and nothing. Returns the sentences about what was done.
 */
export async function redeemCode(
  db: Db,
  typed: string,
  personId: number,
  now: Date,
): Promise<Result<Sentence[], Refused>> {
  const code = parseCodeText(typed);
  if (code === null) return refuse(CODE_REFUSALS.unknown);
  return db.transaction().execute(async (tx) => {
    const held = await holdCode(tx, { code, viewerId: personId }, now);
    if (held === null) return refuse(CODE_REFUSALS.unknown);
    const refused = judgeHeldCode(held, personId, brusselsDay(now));
    if (refused !== null) return refuse(CODE_REFUSALS[refused]);

    const overLimit = await refuseOverLimits(tx, held, personId, now);
    if (overLimit !== null) return refuse(overLimit);

    await recordUse(tx, held.id, personId, now);
    return accept(await keepPromise(tx, held, personId, now));
  });
}

/**
 * Locks the code with everything that decides about it; a team before its code, the same order as when a team is deleted.
 */
async function holdCode(
  tx: Queryable,
  used: { code: CodeText; viewerId: number },
  now: Date,
): Promise<HeldCode | null> {
  const found = await findCode(tx, used, now);
  if (found === null) return null;
  if (found.team !== null) await lockTeam(tx, found.team.id);
  await lockCode(tx, found.id);
  return findCode(tx, used, now);
}

/** 20 teams a person, 50 pledges by codes a day (rules §6). */
async function refuseOverLimits(
  tx: Queryable,
  held: HeldCode,
  personId: number,
  now: Date,
): Promise<Refused | null> {
  if (held.team !== null && !held.in_team) {
    const tooManyTeams = await refuseTooManyTeams(tx, personId);
    if (tooManyTeams !== null) return tooManyTeams;
  }
  const payerId = givingPayer(held);
  if (payerId === null) return null;
  await lockPayer(tx, payerId);
  if ((await runningPledge(tx, payerId, personId, now)) !== null) return null; // it is kept, so none is added
  if (await isRefused(tx, { payerId, actorId: null, burnerId: personId })) return REFUSED_BEFORE;
  const started = await countPledgesByCodes(tx, payerId, startOfDay(now));
  return started < MAX_CODE_PLEDGES_A_DAY ? null : TOO_MANY_TODAY;
}

/** Rule 35: a donor whom they refused must first be allowed again. */
const REFUSED_BEFORE = refusal(403, (say) => say.codes.refusedBefore);

const TOO_MANY_TODAY = refusal(422, (say) => say.codes.tooManyToday(MAX_CODE_PLEDGES_A_DAY));

/** Membership comes first: a team cannot pay for its only member. */
async function keepPromise(tx: Queryable, held: HeldCode, personId: number, now: Date): Promise<Sentence[]> {
  const { team } = held;
  if (team !== null && !held.in_team)
    await insertMember(tx, { teamId: team.id, userId: personId, isAdmin: false }, now);
  const joined = team === null ? [] : [saidOfTeam(held)];
  const payerId = givingPayer(held);
  if (payerId === null) return team === null ? [saidOfInvitation(held)] : joined;
  const pledge = await startPledgeByCode(tx, {
    payerId,
    burnerId: personId,
    rateCents: held.rate_cents,
    cap: held.cap_cents === null ? "unlimited" : BigInt(held.cap_cents),
    syncedOnly: false,
    codeId: held.id,
    at: now,
  });
  return [saidOfPledge(held, pledge), ...joined];
}

/** The payer of the new pledge; null for an invitation. */
const givingPayer = ({ rate_cents: rate, payer_id: payerId }: HeldCode) => (rate > 0 ? payerId : null);

const startOfDay = (now: Date) => brusselsInstant({ ...brusselsTime(now), hour: 0, minute: 0 });
