import { parsePeriod } from "@kalivo/domain/billing/month.ts";

export type BooksPeriod = {
  label: string;
  year: string;
  /** Two digits; null: the whole year. */ month: string | null;
};

/** The first year the books can have. */
const FIRST_YEAR = 2020;
const YEARS = 10;

/** The period in the URL, `2026` or `2026-11`; default the running year. `now` is the running month. */
export function periodOf(show: string | null, now: string): BooksPeriod {
  const asked = show ?? "";
  const [year = "", month] = asked.split("-");
  if (parsePeriod(asked) !== null && month !== undefined) return { label: asked, year, month };
  if (parsePeriod(`${asked}-01`) !== null) return { label: asked, year: asked, month: null };
  const running = now.slice(0, 4);
  return { label: running, year: running, month: null };
}

/** The running year and those before it, newest first. */
export function yearsUntil(now: string): string[] {
  const last = Number(now.slice(0, 4));
  return Array.from({ length: YEARS }, (_, before) => last - before)
    .filter((year) => year >= FIRST_YEAR)
    .map(String);
}
