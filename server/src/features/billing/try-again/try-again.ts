import {
  MAX_TRIES_IN_WINDOW,
  RETRY_DAYS,
  TRY_AGAIN_AFTER_MINUTES,
  TRY_WINDOW_DAYS,
} from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Db, Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { lockCharge, updateCharge } from "../collect/collect.queries.ts";
import { tryFacts, type TryFacts } from "./try-again.queries.ts";

const DAY_MS = 86_400_000;
/** The retries of rule 15 must still fit into what the networks allow. */
const MOST_TRIES = MAX_TRIES_IN_WINDOW - RETRY_DAYS.length;

/** A retry due within the minute counts as begun; concurrent requests have slightly different instants. */
const SOON_MS = 60_000;

export type TryRefusal = {
  kind:
    | "not-failed"
    | "under-way"
    | "confirm"
    | "blocked"
    | "no-method"
    | "new-method"
    | "too-soon"
    | "too-many";
};

/** Null: the payer may have it retried now. */
export async function whyNoTry(db: Queryable, chargeId: number, now: Date): Promise<TryRefusal | null> {
  const facts = await tryFacts(db, chargeId, new Date(now.getTime() - TRY_WINDOW_DAYS * DAY_MS));
  const kind = refusalOf(facts, now);
  return kind === null ? null : { kind };
}

/**
 * Rule 15, at the payer's request: a failed charge is retried at once, as an attempt like any other. Not with a method of
 * which the bank said "never", at most once an hour with the same one, and within what card networks allow.
 */
export function tryAgain(db: Db, chargeId: number, now: Date): Promise<Result<null, TryRefusal>> {
  return db.transaction().execute(async (tx) => {
    const charge = await lockCharge(tx, chargeId);
    const refused = await whyNoTry(tx, chargeId, now);
    if (refused !== null) return refuse(refused);
    await updateCharge(tx, chargeId, { state: charge.state, next_attempt_at: now });
    await notifyJobs(tx, "charge");
    return accept(null);
  });
}

function refusalOf(facts: TryFacts, now: Date): TryRefusal["kind"] | null {
  const { state, methodRef, lastStartedAt } = facts;
  if (["submitting", "unknown", "processing"].includes(state) || facts.open) return "under-way";
  if (state !== "failed" && state !== "action_required") return "not-failed";
  if (state === "action_required" && facts.actionUrl !== null) return "confirm";
  if (facts.blocked) return "blocked";
  if (methodRef === null) return "no-method";
  const soon = now.getTime() + SOON_MS;
  if (facts.nextAttemptAt !== null && facts.nextAttemptAt.getTime() <= soon) return "under-way";
  if (facts.tries >= MOST_TRIES) return "too-many";
  if (facts.refusedForGood) return "new-method";
  if (methodRef !== facts.lastMethodRef) return null;
  if (state === "failed" && facts.lastAdvice === "new_method") return "new-method";
  const pause = TRY_AGAIN_AFTER_MINUTES * 60_000;
  return lastStartedAt !== null && now.getTime() - lastStartedAt.getTime() < pause ? "too-soon" : null;
}
