import { TIME_ZONE } from "@kalivo/domain/billing/month.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";
import type { Leaf } from "./blocks.ts";

/** The day of an instant in Brussels, as a leaf of the calendar shows it. */
export function leafOf(instant: Date, language: Language): Leaf {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(HTML_LANG[language], { timeZone: TIME_ZONE, ...options }).format(instant);
  return {
    weekday: part({ weekday: "long" }),
    day: part({ day: "numeric" }),
    month: part({ month: "long" }),
  };
}
