import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { notifyJobs } from "#server/db/notify-jobs.ts";
import { lockChargeOfStatement } from "../../statements/statements.queries.ts";
import { enqueueCopies, isOfStoppedPayer, noticesOf, type NoticeRow } from "./resend.queries.ts";

/** Minimum time between two copies: a second admin would otherwise resend what the first has just sent. */
const PAUSE_MS = 10 * 60_000;

export type ResendRefusal =
  | { kind: "unknown" | "not-announced" | "stopped" | "on-its-way" | "nobody" }
  | { kind: "just-sent"; at: Date };

/** Null: a copy of these notices of the statement may be sent now. */
export async function whyNoCopy(
  db: Queryable,
  statementId: number,
  { notices, now }: { notices: readonly NoticeRow[]; now: Date },
): Promise<ResendRefusal | null> {
  if (await isOfStoppedPayer(db, statementId)) return { kind: "stopped" };
  if (notices.some(({ state }) => state === "waiting")) return { kind: "on-its-way" };
  const just = notices.find(
    ({ state, copy, at }) => copy && state === "sent" && now.getTime() - at.getTime() < PAUSE_MS,
  );
  return just === undefined ? null : { kind: "just-sent", at: just.at };
}

/**
 * Sends the notice of an announced charge once more to each person who got it, for a mail that was lost. The charge keeps
 * its day. A person who was never told gets another notice with a day of its own instead (rule 47). The charge's row is
 * locked, so that the second of two admins finds the copy on its way or just sent. Returns the number of mails queued.
 */
export async function resendNotice(
  db: Queryable,
  statementId: number,
  now: Date,
): Promise<Result<number, ResendRefusal>> {
  const charge = await lockChargeOfStatement(db, statementId);
  if (charge === undefined) return refuse({ kind: "unknown" });
  if (charge.state !== "notified") return refuse({ kind: "not-announced" });
  const refused = await whyNoCopy(db, statementId, { notices: await noticesOf(db, statementId), now });
  if (refused !== null) return refuse(refused);
  const mails = await enqueueCopies(db, charge, now);
  if (mails === 0) return refuse({ kind: "nobody" });
  await notifyJobs(db, "mail");
  return accept(mails);
}
