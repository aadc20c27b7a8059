import type { Recap } from "@kalivo/contract/routes/own/read-recap.ts";

/** Every day of the month, those of rest with nothing. */
export function everyDayOf({ month, days }: Pick<Recap, "month" | "days">): Recap["days"] {
  const [year = 0, number = 1] = month.split("-").map(Number);
  const kcal = new Map(days.map((day) => [day.date, day.kcal]));
  return Array.from({ length: new Date(Date.UTC(year, number, 0)).getUTCDate() }, (_, n) => {
    const date = `${month}-${String(n + 1).padStart(2, "0")}`;
    return { date, kcal: kcal.get(date) ?? 0 };
  });
}

/** In which of seven columns a day stands, 1 for a Monday. */
export const firstColumn = (date: string): number => new Date(date).getUTCDay() || SUNDAY;

const SUNDAY = 7;
