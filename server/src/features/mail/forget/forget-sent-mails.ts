import { RECORDS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "#server/services.ts";
import { forgetOutboxBefore } from "./forget.queries.ts";

const DAY_MS = 86_400_000;
/** Mails in one round of the jobs; the next one is half a minute later. */
const AT_ONCE = 20_000;

/** Due step: deletes the record of mails that were sent, or given up, long ago. */
export const forgetSentMails = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> =>
  forgetOutboxBefore(db, new Date(clock.now().getTime() - RECORDS_KEPT_DAYS * DAY_MS), AT_ONCE);
