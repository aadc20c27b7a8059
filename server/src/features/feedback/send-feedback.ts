import type { z } from "zod";
import { wireLog, type sendFeedback as route } from "@kalivo/contract/routes/send-feedback.ts";
import { brusselsInstant, brusselsTime } from "@kalivo/domain/billing/month.ts";
import { MAX_LOG_BYTES } from "@kalivo/domain/limits.ts";
import { withoutTraces } from "@kalivo/domain/people/anonymise-log.ts";
import type { Queryable } from "../../db/client.ts";
import { fieldRefusal, type Refused } from "../../http/refusal.ts";
import type { Upload } from "../../http/uploads.ts";
import { insertFeedback } from "./feedback.queries.ts";

type Sent = z.output<typeof route.body> & { file: Upload | undefined };

/** Stores a message, and the debug log attached as a file or as text. */
export async function sendFeedback(
  db: Queryable,
  userId: number,
  { feedback, anonymous = false, logFile = "", file }: Sent,
  now: Date,
): Promise<Refused | null> {
  const log = file === undefined ? logFile : readLog(file.bytes);
  if (log === null || Buffer.byteLength(log) > MAX_LOG_BYTES)
    return fieldRefusal("logFile", (say) => say.accounts.logNotText);
  await insertFeedback(db, {
    userId: anonymous ? null : userId,
    body: feedback,
    log: withoutTraces(log).slice(0, MAX_LOG_BYTES) || null, // what stands for a short id is longer than the id
    // An exact time would reveal the author through the sessions and rate limits of that moment.
    createdAt: anonymous ? startOfDay(now) : now,
  });
  return null;
}

/** Null: not text. */
function readLog(bytes: Buffer): string | null {
  const decoded = new TextDecoder().decode(bytes);
  const log = wireLog.safeParse(decoded);
  return log.success && !decoded.includes("\uFFFD") ? log.data : null;
}

const startOfDay = (now: Date) => brusselsInstant({ ...brusselsTime(now), hour: 0, minute: 0 });
