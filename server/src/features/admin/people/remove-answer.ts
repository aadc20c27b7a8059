import { periodLabel, type PeriodId } from "@kalivo/domain/billing/month.ts";
import type { Db } from "#server/db/client.ts";
import type { Refused } from "#server/http/refusal.ts";
import { removeAnswer } from "../../cheers/answers/answers.queries.ts";
import { logAction } from "../../audit/audit.queries.ts";
import { UNKNOWN_PERSON } from "./set-admin.ts";

type Removal = { actorId: number; personId: number; month: PeriodId; reason: string };

/** Rule 69. As with why somebody moves, the log has the reason and never the words. */
export async function removeAnswerOf(
  db: Db,
  { actorId, personId, month, reason }: Removal,
  now: Date,
): Promise<Refused | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await removeAnswer(tx, { burnerId: personId, period: month }, now))) return UNKNOWN_PERSON;
    const target = { kind: "person", id: personId } as const;
    const after = { month: periodLabel(month), reason };
    await logAction(tx, { actorId, action: "person.remove_answer", target, after }, now);
    return null;
  });
}
