import type { z } from "zod";
import type { giveConsent as route } from "@kalivo/contract/routes/own/give-consent.ts";
import type { Db } from "../../db/client.ts";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import { deleteUnsettledWorkouts, lockWorkoutsOf } from "../workouts/queries.ts";
import { insertConsent, latestConsent, lockUser, withdrawConsent } from "./queries.ts";

/**
 * Records a consent, or that it was refused or withdrawn (rule 33). Without the one to health data, workouts that are
 * not settled are deleted and new ones refused; what was billed stays, because money was paid for it.
 */
export async function setConsent(
  db: Db,
  userId: number,
  { kind, text_version: textVersion, granted }: z.output<typeof route.body>,
  now: Date,
): Promise<Refused | null> {
  if (kind === "terms" && !granted) {
    return fieldRefusal(
      "granted",
      "The terms hold as long as the account does. To leave, ask us to delete it.",
    );
  }
  return db.transaction().execute(async (tx) => {
    await lockWorkoutsOf(tx, userId);
    await lockUser(tx, userId);
    const latest = await latestConsent(tx, userId, kind);
    const standing = latest !== null && latest.withdrawn_at === null ? latest : null;
    if (granted && standing?.text_version === textVersion) return null;

    if (standing !== null) await withdrawConsent(tx, standing.id, now);
    if (granted) await insertConsent(tx, { userId, kind, textVersion }, now);
    else if (latest === null) await insertConsent(tx, { userId, kind, textVersion, withdrawnAt: now }, now);
    if (!granted) await deleteUnsettledWorkouts(tx, userId);
    return null;
  });
}
