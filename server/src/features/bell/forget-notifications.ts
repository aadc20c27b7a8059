import { NOTIFICATIONS_KEPT_DAYS } from "@kalivo/domain/retention.ts";
import type { Services } from "../../services.ts";
import { forgetToldBefore } from "./bell.queries.ts";

const DAY_MS = 86_400_000;

/** Due step: deletes what was told long ago. */
export const forgetNotifications = ({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> =>
  forgetToldBefore(db, new Date(clock.now().getTime() - NOTIFICATIONS_KEPT_DAYS * DAY_MS));
