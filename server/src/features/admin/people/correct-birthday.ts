import { brusselsDay, type Day } from "@kalivo/domain/billing/month.ts";
import type { Db } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import { followBirthday, impossibleBirthday } from "../../account/birthday.ts";
import { lockUser, updateUser } from "../../people/people.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { OWN_AFFAIR } from "../own-affairs.ts";
import { findPerson } from "./people.queries.ts";
import { UNKNOWN_PERSON } from "./set-admin.ts";

type Correction = { actorId: number; personId: number; birthday: Day | null; reason: string };

/** Rule 36: what a known minor cannot change themself. The log keeps both days and the reason; of the same day nothing. */
export async function correctBirthday(
  db: Db,
  { actorId, personId, birthday, reason }: Correction,
  now: Date,
): Promise<Refused | null> {
  if (actorId === personId) return OWN_AFFAIR;
  const today = brusselsDay(now);
  const impossible = impossibleBirthday(birthday, today);
  if (impossible !== null) return impossible;
  return db.transaction().execute(async (tx) => {
    const person = await findPerson(tx, personId);
    if (person === null || person.erasedAt !== null) return UNKNOWN_PERSON;
    const before = await lockUser(tx, personId);
    if (before.birthday === birthday) return null;
    await updateUser(tx, personId, { birthday });
    await followBirthday(tx, personId, { birthday, today }, now);
    await logAction(
      tx,
      {
        actorId,
        action: "person.birthday",
        target: { kind: "person", id: personId },
        before: { birthday: before.birthday },
        after: { birthday, reason },
      },
      now,
    );
    return null;
  });
}
