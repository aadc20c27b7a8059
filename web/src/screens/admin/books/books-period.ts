import { parsePeriod } from "@kalivo/domain/billing/month.ts";

export type BooksPeriod = {
  label: string;
  year: string;
  /** Two digits; null: the whole year. */ month: string | null;
};

/** The first year there can be books of. */
const FIRST_YEAR = 2020;
const YEARS = 10;

/** What the address asks for, `2026` or `2026-11`; else the year that runs. `now` is the running month. */
export function periodOf(show: string | null, now: string): BooksPeriod {
  const asked = show ?? "";
  const [year = "", month] = asked.split("-");
  if (parsePeriod(asked) !== null && month !== undefined) return { label: asked, year, month };
  if (parsePeriod(`${asked}-01`) !== null) return { label: asked, year: asked, month: null };
  const running = now.slice(0, 4);
  return { label: running, year: running, month: null };
}

/** The year that runs and those before it, the latest first. */
export function yearsUntil(now: string): string[] {
  const last = Number(now.slice(0, 4));
  return Array.from({ length: YEARS }, (_, before) => last - before)
    .filter((year) => year >= FIRST_YEAR)
    .map(String);
}
