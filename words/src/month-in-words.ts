import { parsePeriod } from "@kalivo/domain/billing/month.ts";
import type { Language } from "@kalivo/domain/language.ts";
import { formatMonth } from "@kalivo/domain/money/display.ts";

/** "2026-11" as people read it, "November 2026"; anything else as it is. */
export function monthInWords(month: string, language: Language): string {
  const period = parsePeriod(month);
  return period === null ? month : formatMonth(period, language);
}
