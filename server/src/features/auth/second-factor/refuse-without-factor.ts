import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import { factorState, type FactorState } from "./second-factor.queries.ts";

/**
 * An admin with a second factor must show it before adding or removing one, and before changing the address whose links
 * could remove it; an admin without one may add the first.
 */
export async function refuseWithoutFactor(db: Queryable, person: SignedIn): Promise<Refused | null> {
  return person.admin && mustShow(await factorState(db, person)) ? SHOW_IT : null;
}

export const mustShow = ({ app, passkeys, shown }: FactorState): boolean => (app || passkeys > 0) && !shown;

export const SHOW_IT = refusal(403, (say) => say.request.secondFactor, { code: "second_factor" });
