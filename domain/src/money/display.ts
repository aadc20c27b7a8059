import { type Day, type PeriodId, periodStart, TIME_ZONE } from "../billing/month.ts";
import type { Language } from "../language.ts";
import { lazy } from "../lazy.ts";
import { type Cents, eurosFromCents } from "./cents.ts";

/** `6,00 €`: numbers as in fr-BE, floored to 2 decimals (specification §5.4, §9.2; design §6). */
export function formatEuros(cents: Cents): string {
  return formatEurosAmount(eurosFromCents(cents));
}

/**
 * The same for euros that came over the wire. The decimal digits are floored, not the binary number:
 * 2.3 shows as `2,30 €`. Hence the text: `Intl` takes it digit by digit.
 */
export function formatEurosAmount(euros: number): string {
  return money().format(`${euros}`);
}

/** The rate of a pledge, `0,10 €`, from cents per 100 kcal (the words "per 100 calories" come from `words`). */
export function formatRate(centsPer100Kcal: number): string {
  return formatEurosAmount(centsPer100Kcal / 100);
}

/** `8 420`: the figure only, without a unit. */
export function formatKcal(kcal: number | bigint): string {
  return whole().format(kcal);
}

/** `05/03/2026`: the day of an instant in Brussels. */
export function formatDate(instant: Date): string {
  return date().format(instant);
}

/** `05/03/2026` from `2026-03-05`; any other text is returned unchanged. */
export function formatDay(day: Day): string {
  return day.replace(/^(\d{4})-(\d{2})-(\d{2})$/, "$3/$2/$1");
}

/** `October 2026`, `octobre 2026`, `oktober 2026`. */
export function formatMonth(period: PeriodId, language: Language): string {
  return longMonth[language]().format(periodStart(period));
}

/** `Mar`, `mars`, `mrt`: under a bar of a chart. */
export function formatMonthShort(period: PeriodId, language: Language): string {
  return shortMonth[language]().format(periodStart(period));
}

const money = lazy(
  () => new Intl.NumberFormat("fr-BE", { style: "currency", currency: "EUR", roundingMode: "floor" }),
);

const whole = lazy(() => new Intl.NumberFormat("fr-BE", { maximumFractionDigits: 0 }));

const date = lazy(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: TIME_ZONE,
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    }),
);

const longMonth = perLanguage({ month: "long", year: "numeric" });

const shortMonth = perLanguage({ month: "short" });

function perLanguage(options: Intl.DateTimeFormatOptions): Record<Language, () => Intl.DateTimeFormat> {
  const format = (locale: string) =>
    lazy(() => new Intl.DateTimeFormat(locale, { ...options, timeZone: TIME_ZONE }));
  return { en: format("en-GB"), fr: format("fr-BE"), nl: format("nl-BE"), de: format("de-BE") };
}
