import { brusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import { DEFAULT_LIMIT_EUROS } from "@kalivo/domain/limits.ts";
import { ageGroup } from "@kalivo/domain/people/age.ts";
import { parseCap, type MonthlyCap } from "@kalivo/domain/pledges/monthly-cap.ts";
import type { RateCents } from "@kalivo/domain/pledges/rate.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "../../db/client.ts";
import { stopOf } from "../payer-stops/stops.queries.ts";
import { ensurePayer } from "../payment/ensure-payer.ts";
import { findPayerOf } from "../payment/payment.queries.ts";
import type { PayerOwner } from "../memberships/acting-payer.ts";
import { lockUser } from "../people/people.queries.ts";
import { standingOf, type Standing } from "../people/relation/relation.queries.ts";
import { isThere } from "../people/relation/standing.ts";
import { changePledge, planChange, type PlanRefusal } from "./change-pledge.ts";
import { stopPledge } from "./end-pledges.ts";
import { isAloneInTeam, lockPayer, welcomePledge } from "./pledges.queries.ts";
import { isRefused } from "./refused/refused.queries.ts";
import { runningPledge, type RunningPledge } from "./running-pledges.queries.ts";
import { startPledge } from "./start-pledge.ts";

export type Backing = {
  payer: PayerOwner;
  /** The person who acts: the payer, or an admin of the team that pays. */
  actorId: number;
  burnerId: number;
  /** Undefined: as it is, of a change. */
  rate?: RateCents | "stop" | undefined;
  cap: MonthlyCap | undefined;
  syncedOnly?: boolean | undefined;
  /** From when a running pledge is to change; else at once (decision 56). */
  from?: Day | undefined;
  /** Only a running pledge is changed; none is started. */
  changes?: boolean | undefined;
  /** Whether a change at once also takes back what was planned. */
  forgetPlan?: boolean | undefined;
  /** The secret of the burner's invite link. */
  key?: string | undefined;
};
export type BackRefusal = {
  kind:
    | "unknown-burner"
    | "oneself"
    | "minor"
    | "refused"
    | "stopped"
    | "stop-later"
    | "not-running"
    | PlanRefusal;
};
export type Backed =
  | "started"
  | "changed"
  | "unchanged"
  | "stopped"
  | "nothing-to-stop"
  | "planned"
  | "plan-taken-back";
type Outcome = Result<Backed, BackRefusal>;

/**
 * Starts, changes or stops a pledge of a person or a team (rule 20). A change ends one version and opens the next at the
 * same instant, so a workout is always priced by exactly one. Omitted fields keep the running version's values, else the
 * defaults; without a rate, or with `changes`, a pledge must run. A burner whom the caller may not see (rule 35) is refused
 * like an unknown id.
 */
export async function backBurner(db: Db, backing: Backing, now: Date): Promise<Outcome> {
  const { payer, actorId, burnerId, rate } = backing;
  return db.transaction().execute(async (tx) => {
    if (rate === "stop") return stopBacking(tx, backing, now);
    const { birthday } = await lockUser(tx, actorId);
    if (ageGroup(birthday, brusselsDay(now)) !== "adult") return refuse({ kind: "minor" });
    if (await paysForThemself(tx, payer, burnerId)) return refuse({ kind: "oneself" });
    const standing = await standingFor(tx, backing);
    if (!isThere(standing)) return refuse({ kind: "unknown-burner" });
    const payerId = await ensurePayer(tx, payer, now);
    await lockPayer(tx, payerId);
    if (await isRefused(tx, { payerId, actorId, burnerId })) return refuse({ kind: "refused" });
    const running = await runningPledge(tx, payerId, burnerId, now);
    const rateCents = rate ?? running?.rateCents;
    if (rateCents === undefined || (running === null && backing.changes === true))
      return refuse({ kind: "not-running" });
    if (running === null && (await stopOf(tx, payerId, now)) === "dispute")
      return refuse({ kind: "stopped" });
    return promise(tx, { ...backing, rateCents, payerId, running, byBurner: standing.invited }, now);
  });
}

type Promised = Backing & {
  rateCents: RateCents;
  payerId: number;
  running: RunningPledge | null;
  byBurner: boolean;
};

async function promise(tx: Queryable, backing: Promised, now: Date): Promise<Outcome> {
  const { payerId, burnerId, running, byBurner, from } = backing;
  const cap = backing.cap ?? running?.cap ?? defaultCap();
  const syncedOnly = backing.syncedOnly ?? running?.syncedOnly ?? false;
  const terms = { rateCents: backing.rateCents, cap, syncedOnly };
  if (running !== null && byBurner) await welcomePledge(tx, running);
  if (from !== undefined) return planChange(tx, { running, terms, from }, now);
  if (running !== null)
    return accept(await changePledge(tx, { running, terms, forgetPlan: backing.forgetPlan ?? false }, now));
  await startPledge(tx, { payerId, burnerId, ...terms, codeId: null, byBurner, at: now }, null);
  return accept("started");
}

/** A payer can always stop their own running pledge; that there is none is said only about burners they may see. */
async function stopBacking(tx: Queryable, backing: Backing, now: Date): Promise<Outcome> {
  const { payer, burnerId } = backing;
  if (backing.from !== undefined) return refuse({ kind: "stop-later" });
  const standing = await standingFor(tx, backing);
  const payerId = await findPayerOf(tx, payer);
  if (payerId !== undefined && (await stopPledge(tx, payerId, burnerId, now))) return accept("stopped");
  return isThere(standing) ? accept("nothing-to-stop") : refuse({ kind: "unknown-burner" });
}

const standingFor = (tx: Queryable, { actorId, burnerId, key }: Backing): Promise<Standing> =>
  standingOf(tx, actorId, burnerId, key ?? null);

/** Rule 20: nobody pays for themself, nor through a team in which they are the only member. */
async function paysForThemself(db: Queryable, payer: PayerOwner, burnerId: number): Promise<boolean> {
  return payer.kind === "user" ? payer.id === burnerId : isAloneInTeam(db, payer.id, burnerId);
}

function defaultCap(): MonthlyCap {
  const cap = parseCap(DEFAULT_LIMIT_EUROS);
  if (!cap.ok) throw new Error("the default limit is not a limit");
  return cap.value;
}
