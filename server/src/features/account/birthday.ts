import type { Day } from "@kalivo/domain/billing/month.ts";
import { ADULT_AGE_YEARS, MIN_AGE_YEARS } from "@kalivo/domain/limits.ts";
import { ageGroup, ageOn, birthdayIsLocked } from "@kalivo/domain/people/age.ts";
import type { Queryable } from "../../db/client.ts";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import { archiveCodesOfPerson } from "../codes/codes.queries.ts";
import { endPledgesGivenBy } from "../pledges/end-pledges.ts";
import { updatePrivacy } from "../people/people.queries.ts";

const OLDEST_YEARS = 130;

/** Rule 32: accounts are for people of 13 and older. */
export function impossibleBirthday(birthday: Day | null | undefined, today: Day): Refused | null {
  if (birthday === undefined || birthday === null) return null;
  if (birthday > today || ageOn(birthday, today) > OLDEST_YEARS)
    return fieldRefusal("birthday", (say) => say.accounts.checkBirthday);
  if (ageGroup(birthday, today) !== "too_young") return null;
  return fieldRefusal("birthday", (say) => say.accounts.tooYoung(MIN_AGE_YEARS));
}

/** Rule 36: a person known to be under 18 cannot change or remove their birthday. The same day again is no change. */
export function lockedBirthday(before: Day | null, sent: Day | null | undefined, today: Day): Refused | null {
  if (sent === undefined || sent === before || !birthdayIsLocked(before, today)) return null;
  return fieldRefusal("birthday", (say) => say.accounts.birthdayLocked(ADULT_AGE_YEARS));
}

/** The consequences of a birthday: under 18 a person is not found, pays for nobody and offers no codes (rule 36). */
export async function followBirthday(
  tx: Queryable,
  userId: number,
  { birthday, today }: { birthday: Day | null; today: Day },
  now: Date,
): Promise<void> {
  if (ageGroup(birthday, today) === "adult") return;
  await updatePrivacy(tx, userId, { public: false }, now);
  await endPledgesGivenBy(tx, userId, now);
  await archiveCodesOfPerson(tx, userId, now);
}
