import * as api from "@kalivo/contract/api-paths.ts";
import { inject } from "vitest";
import { apiAt } from "./api-at.ts";

/** What the journeys say about time. They share one server, so the month they live in is asked, never assumed. */
export type Month = {
  /** "November 2026" */
  name: string;
  /** "01/12/2026 06:00" as the console writes it. */
  closes: string;
  /** "04/12/2026 09:00": 72 hours after the notice, at the next 09:00. */
  collects: string;
  /** "04/12/2026" */
  chargeDay: string;
};

export async function presentMonth(): Promise<Month> {
  const now = await present();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const next = (day: number) => DAY.format(new Date(Date.UTC(year, month + 1, day, 12)));
  return {
    name: NAME.format(now),
    closes: `${next(1)} 06:00`,
    collects: `${next(4)} 09:00`,
    chargeDay: next(4),
  };
}

/** What the product's clock says. */
export const present = async (): Promise<Date> =>
  new Date((await apiAt(inject("origin")).get(api.readClock)).now);

/** So many hours ago, as a field for a day and a time has it. */
export async function hoursAgo(hours: number): Promise<string> {
  const instant = new Date((await present()).getTime() - hours * 3_600_000);
  return FIELD.format(instant).replace(" ", "T");
}

const FIELD = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Brussels",
  dateStyle: "short",
  timeStyle: "short",
});
const DAY = new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Brussels" });
const NAME = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Brussels",
  month: "long",
  year: "numeric",
});
