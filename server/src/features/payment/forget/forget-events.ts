import { RECORDS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "#server/services.ts";
import { deleteEventsBefore } from "../events/events.queries.ts";

const DAY_MS = 86_400_000;
/** Events in one round of the jobs; the next one is half a minute later. */
const AT_ONCE = 20_000;

/** Due step: deletes events of the payment provider that were worked through long ago. It repeats one for days, not months. */
export const forgetEvents = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> =>
  deleteEventsBefore(db, new Date(clock.now().getTime() - RECORDS_KEPT_DAYS * DAY_MS), AT_ONCE);
