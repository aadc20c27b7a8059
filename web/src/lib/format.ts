import {
  formatDate,
  formatDay,
  formatEurosAmount,
  formatKcal,
  formatMonth,
  formatMonthShort,
} from "@kalivo/domain/money/display.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { lazy } from "@kalivo/domain/lazy.ts";
import { parsePeriod } from "@kalivo/domain/billing/month.ts";

// Display formats for values of the API; the underlying formats are in domain/money/display.ts.

const compact = lazy(() => new Intl.NumberFormat("fr-BE", { notation: "compact", maximumFractionDigits: 1 }));

const COMPACT_FROM = 100_000;
const DAY_LENGTH = 10;

/** Floored to two decimals: 2.3 is "2,30 €", never 2,29. */
export const showMoney = (euros: number): string => formatEurosAmount(euros);

/** `rate_in_cents_per_kcal` equals euros per 100 kcal digit for digit (design §6). */
export const showRate = (rate_in_cents_per_kcal: number): string => formatEurosAmount(rate_in_cents_per_kcal);

export const showWhole = (value: number): string => formatKcal(value);

const measure = lazy(() => new Intl.NumberFormat("fr-BE", { maximumFractionDigits: 2 }));

/** Kilometres or kilograms, with up to two decimals. */
export const showMeasure = (value: number): string => measure().format(value);

/** For chart labels: whole, compact from 100 000. */
export const showShort = (value: number): string =>
  value < COMPACT_FROM ? formatKcal(value) : compact().format(value);

/** A day "2026-03-05" or an ISO instant, as 05/03/2026. */
export const showDate = (iso: string): string =>
  iso.length === DAY_LENGTH ? formatDay(iso) : formatDate(new Date(iso));

/** "2026-03" for a chart axis, in the given language: Mar, mars, mrt. */
export const showMonth = (month: string, language: Language): string =>
  inPeriod(month, (period) => formatMonthShort(period, language).replace(".", ""));

/** "2026-10" as October 2026. */
export const showLongMonth = (month: string, language: Language): string =>
  inPeriod(month, (period) => formatMonth(period, language));

/** Months that were added up: the first and the last of them. */
export function showMonths({ from, until }: { from: string; until: string }, language: Language): string {
  const first = showLongMonth(from, language);
  return from === until ? first : `${first} – ${showLongMonth(until, language)}`;
}

function inPeriod(month: string, format: (period: number) => string): string {
  const period = parsePeriod(month.slice(0, 7));
  return period === null ? month : format(period);
}
