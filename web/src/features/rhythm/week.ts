import type { Rhythm } from "@kalivo/contract/routes/own/read-rhythm.ts";
import { HTML_LANG, type Language } from "@kalivo/domain/language.ts";

export type RhythmDay = { date: string; letter: string; name: string; active: boolean; today: boolean };

/** The seven days with their names in the language of the screen. */
export function daysOf({ days, today }: Rhythm, language: Language): RhythmDay[] {
  const named = (weekday: "narrow" | "long") =>
    new Intl.DateTimeFormat(HTML_LANG[language], { weekday, timeZone: "UTC" });
  const [letter, name] = [named("narrow"), named("long")];
  return days.map(({ date, active }) => {
    const day = new Date(date);
    return {
      date,
      letter: letter.format(day).toUpperCase(),
      name: name.format(day),
      active,
      today: date === today,
    };
  });
}

export const activeDaysOf = ({ days }: Rhythm): number => days.filter(({ active }) => active).length;
