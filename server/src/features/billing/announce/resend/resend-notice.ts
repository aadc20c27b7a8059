import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { lockChargeOfStatement } from "../../statements/statements.queries.ts";
import { enqueueCopies, noticesOf, type NoticeRow } from "./resend.queries.ts";

/** Whoever presses within this time would send what somebody else has just sent. */
const PAUSE_MS = 10 * 60_000;

export type ResendRefusal =
  | { kind: "unknown" | "not-announced" | "on-its-way" | "nobody" }
  | { kind: "just-sent"; at: Date };

/** Null: among these notices none stands against another copy now. */
export function whyNoCopy(notices: readonly NoticeRow[], now: Date): ResendRefusal | null {
  if (notices.some(({ state }) => state === "waiting")) return { kind: "on-its-way" };
  const just = notices.find(
    ({ state, copy, at }) => copy && state === "sent" && now.getTime() - at.getTime() < PAUSE_MS,
  );
  return just === undefined ? null : { kind: "just-sent", at: just.at };
}

/**
 * Sends the notice of an announced charge once more, to whoever got it: a mail that was lost among others. The charge
 * keeps its day, and who was never told stays untold: theirs is another notice, with a day of its own (rule 47). The
 * charge is held, so that of two admins at once one finds it on its way, or just sent. Answers how many mails leave.
 */
export async function resendNotice(
  db: Queryable,
  statementId: number,
  now: Date,
): Promise<Result<number, ResendRefusal>> {
  const charge = await lockChargeOfStatement(db, statementId);
  if (charge === undefined) return refuse({ kind: "unknown" });
  if (charge.state !== "notified") return refuse({ kind: "not-announced" });
  const refused = whyNoCopy(await noticesOf(db, statementId), now);
  if (refused !== null) return refuse(refused);
  const mails = await enqueueCopies(db, charge, now);
  if (mails === 0) return refuse({ kind: "nobody" });
  await notifyJobs(db, "mail");
  return accept(mails);
}
