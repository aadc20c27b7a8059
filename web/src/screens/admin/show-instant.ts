import { TIME_ZONE } from "@kalivo/domain/billing/month.ts";
import { showDate } from "../../lib/format.ts";

const time = new Intl.DateTimeFormat("en-GB", { timeZone: TIME_ZONE, hour: "2-digit", minute: "2-digit" });

/** `05/03/2026 14:05`, Brussels time: logs need the minute, not only the day. */
export const showInstant = (iso: string): string => `${showDate(iso)} ${time.format(new Date(iso))}`;
