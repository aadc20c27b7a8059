import type { z } from "zod";
import type { ConsentKind, giveConsent as route } from "@kalivo/contract/routes/own/give-consent.ts";
import { PROVIDERS } from "@kalivo/domain/health-source.ts";
import { CONSENT_VERSIONS } from "@kalivo/words/consent-versions.ts";
import type { Queryable } from "../../db/client.ts";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import type { Services } from "../../services.ts";
import { endConnection } from "../integrations/connections/end-connection.ts";
import { deleteRawPayloadsOf } from "../integrations/recordings/recordings.queries.ts";
import { arrangeWorkouts } from "../workouts/intake/arrange-workouts.ts";
import { whileArranging } from "../workouts/intake/while-arranging.ts";
import { deleteUnsettledWorkouts } from "../workouts/erase-workouts.queries.ts";
import {
  insertConsent,
  latestConsent,
  lockUser,
  updateUser,
  withdrawConsent,
} from "../people/people.queries.ts";

type Needs = Pick<Services, "db" | "secretKeys">;

/**
 * Records a consent, a refusal or a withdrawal (rule 33). Without the one for health data, height, weight and unsettled
 * workouts are deleted and new ones refused; billed ones stay, because money was paid for them. Without the one to read from a provider its
 * connection ends; the one to share decides whether its workouts count for others (rule 27). The stored version must be that
 * of an existing text. A withdrawal is never refused for its version.
 */
export async function setConsent(
  { db, secretKeys }: Needs,
  userId: number,
  { kind, text_version: textVersion, granted }: z.output<typeof route.body>,
  now: Date,
): Promise<Refused | null> {
  if (kind === "terms" && !granted) {
    return fieldRefusal("granted", (say) => say.accounts.termsHold);
  }
  return whileArranging(db, userId, async (tx) => {
    await lockUser(tx, userId);
    const latest = await latestConsent(tx, userId, kind);
    const standing = latest !== null && latest.withdrawn_at === null ? latest : null;
    const kept = granted || latest === null;
    if (kept && textVersion !== CONSENT_VERSIONS[kind]) return OF_OTHER_TEXT;
    if (granted && standing?.text_version === textVersion) return null;

    if (standing !== null) await withdrawConsent(tx, standing.id, now);
    if (granted) await insertConsent(tx, { userId, kind, textVersion }, now);
    else if (latest === null) await insertConsent(tx, { userId, kind, textVersion, withdrawnAt: now }, now);
    await follow(tx, secretKeys, { userId, kind, granted }, now);
    return null;
  });
}

const OF_OTHER_TEXT = fieldRefusal("text_version", (say) => say.accounts.consentOfOtherText);

async function follow(
  tx: Queryable,
  secretKeys: readonly string[],
  { userId, kind, granted }: { userId: number; kind: ConsentKind; granted: boolean },
  now: Date,
): Promise<void> {
  if (kind === "health" && !granted) {
    await updateUser(tx, userId, { height_cm: null, weight_kg: null });
    await deleteUnsettledWorkouts(tx, userId);
    await deleteRawPayloadsOf(tx, userId);
  }
  for (const provider of PROVIDERS) {
    if (kind === `share_${provider}`) await arrangeWorkouts(tx, userId, now);
    if (kind === `source_${provider}` && !granted)
      await endConnection(tx, secretKeys, { userId, provider, by: "person" }, now);
  }
}
