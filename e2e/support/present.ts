import * as api from "@kalivo/contract/api-paths.ts";
import { inject } from "vitest";
import { apiAt } from "./api-at.ts";

/** The month by the server's clock. The journeys share one server and move its clock, so the month is not fixed. */
export type Month = {
  /** "November 2026" */
  name: string;
  /** "01/12/2026 06:00", the format of the console. */
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

/** Now, by the product's clock. */
export const present = async (): Promise<Date> =>
  new Date((await apiAt(inject("origin")).get(api.readClock)).now);

/** "07/12/2026 08:00": on the Monday after this week, the format of the console. */
export const nextMonday = async (): Promise<string> => `${DAY.format(mondayAfter(await present()))} 08:00`;

/** "02/12/2026 12:00" where the next Monday is of another month: from there on it is of the same one; null: it is already. */
export async function beforeAWholeWeek(): Promise<string | null> {
  const now = await present();
  if (mondayAfter(now).getUTCMonth() === now.getUTCMonth()) return null;
  return `${DAY.format(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 2, 12)))} 12:00`;
}

function mondayAfter(now: Date): Date {
  const days = WEEK_DAYS - ((now.getUTCDay() + WEEK_DAYS - 1) % WEEK_DAYS);
  return new Date(now.getTime() + days * DAY_MS);
}
const WEEK_DAYS = 7;
const DAY_MS = 86_400_000;

/** An instant hours ago, for a `datetime-local` input. */
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
