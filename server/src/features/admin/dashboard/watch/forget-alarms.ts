import { RECORDS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "#server/services.ts";
import { deleteAlarmsOverBefore } from "../dashboard.queries.ts";

const DAY_MS = 86_400_000;

/** Due step: deletes alarms that were over long ago. */
export const forgetAlarms = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> =>
  deleteAlarmsOverBefore(db, new Date(clock.now().getTime() - RECORDS_KEPT_DAYS * DAY_MS));
