import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "../../../../db/client.ts";
import { wakeJobs } from "../../../../db/wake.ts";
import { lockChargeOfStatement } from "../../statements/queries.ts";
import { enqueueCopies, noticesOf } from "./queries.ts";

export type ResendRefusal = { kind: "unknown" | "not-announced" | "on-its-way" | "nobody" };

/**
 * Sends the notice of an announced charge once more, to whoever got it: a mail that was lost among others. The charge
 * keeps its day, and who was never told stays untold: theirs is another notice, with a day of its own (rule 47). The
 * charge is held, so that of two admins at once one finds it on its way. Answers how many mails leave.
 */
export async function resendNotice(
  db: Queryable,
  statementId: number,
  now: Date,
): Promise<Result<number, ResendRefusal>> {
  const charge = await lockChargeOfStatement(db, statementId);
  if (charge === undefined) return refuse({ kind: "unknown" });
  if (charge.state !== "notified") return refuse({ kind: "not-announced" });
  if ((await noticesOf(db, statementId)).some(({ state }) => state === "waiting"))
    return refuse({ kind: "on-its-way" });
  const mails = await enqueueCopies(db, charge, now);
  if (mails === 0) return refuse({ kind: "nobody" });
  await wakeJobs(db, "mail");
  return accept(mails);
}
