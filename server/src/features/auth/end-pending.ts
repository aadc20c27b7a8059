import type { Queryable } from "../../db/client.ts";
import { callOffSetups } from "../payment/setups.queries.ts";
import { deleteRequest } from "../people/erasure-requests.queries.ts";
import { deleteOpenConfirmations } from "./address/address.queries.ts";
import { deleteChallengesOf } from "./passkeys/passkeys.queries.ts";
import { forgetPendingFactor } from "./second-factor/second-factor.queries.ts";

/**
 * Ends what was begun in the account and not finished: it may be an intruder's. For whoever just proved to be its owner, or
 * signed out everywhere. The confirmation of the present address stays, and so do links to set a password, which go to that
 * address alone. Connections and pushes end with the sign-in that began them.
 */
export async function endPending(tx: Queryable, userId: number, now: Date): Promise<void> {
  await deleteOpenConfirmations(tx, userId, "change");
  await deleteChallengesOf(tx, userId);
  await forgetPendingFactor(tx, userId);
  await callOffSetups(tx, userId, now);
  await deleteRequest(tx, userId); // of the account's end, as a sign-in does
}
