import { PLEDGES_A_DAY_WITHOUT_METHOD } from "@kalivo/domain/limits.ts";
import type { Db } from "../../db/client.ts";
import type { RateLimit, RateLimits } from "../../http/rate-limit.ts";
import type { Refused } from "../../http/refusal.ts";
import { findPayerOf, readMethodState } from "../payment/payment.queries.ts";
import type { Backing } from "./back-burner.ts";
import { runningPledge } from "./running-pledges.queries.ts";

export const pledgesADay = (limits: RateLimits): RateLimit =>
  limits("pledges-without-method", PLEDGES_A_DAY_WITHOUT_METHOD, 86_400);

/**
 * Counts a new pledge without a payment method towards the daily limit (rule 39): of one person, for themself or for any
 * team. Null: it is allowed, has a method, runs already, or is none.
 */
export async function countPledge(
  db: Db,
  limit: RateLimit,
  personId: number,
  { payer, burnerId, rate, changes }: Backing,
  now: Date,
): Promise<Refused | null> {
  if (rate === "stop" || changes === true || (await readMethodState(db, payer)) !== "none") return null;
  const payerId = await findPayerOf(db, payer);
  const running = payerId === undefined ? null : await runningPledge(db, payerId, burnerId, now);
  return running === null ? limit.consume(String(personId)) : null;
}
