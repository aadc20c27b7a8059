import type { z } from "zod";
import type { savePrivacy as route } from "@kalivo/contract/routes/save-privacy.ts";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { ADULT_AGE_YEARS } from "@kalivo/domain/limits.ts";
import { ageGroup } from "@kalivo/domain/people/age.ts";
import type { Db } from "../../db/client.ts";
import { refusal, type Refused } from "../../http/refusal.ts";
import { lockUser, updatePrivacy } from "../people/people.queries.ts";

/**
 * Saves the fields that were sent. A person known to be under 18 cannot become public (rule 32): then nothing is saved. Uses
 * the same lock as saving a birthday, so the two are serialised.
 */
export async function savePrivacy(
  db: Db,
  userId: number,
  sent: z.output<typeof route.body>,
  now: Date,
): Promise<Refused | null> {
  const changes = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined));
  if (Object.keys(changes).length === 0) return null;
  return db.transaction().execute(async (tx) => {
    const { birthday } = await lockUser(tx, userId);
    if (sent.public === true && ageGroup(birthday, brusselsDay(now)) !== "adult")
      return refusal(403, (say) => say.accounts.publicFrom(ADULT_AGE_YEARS));
    await updatePrivacy(tx, userId, changes, now);
    return null;
  });
}
