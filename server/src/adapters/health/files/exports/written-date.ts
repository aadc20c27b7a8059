/** The languages with known month names. */
const LANGUAGES = ["en", "fr", "nl", "de", "es", "it", "pt"];

/** The first letters identify a month within its language. */
const MONTHS: ReadonlyMap<string, number> = new Map(
  LANGUAGES.flatMap((language) =>
    ["short", "long"].flatMap((month) =>
      Array.from(
        { length: 12 },
        (_, index) =>
          [
            plain(
              new Intl.DateTimeFormat(language, {
                month: month === "short" ? "short" : "long",
                timeZone: "UTC",
              }).format(Date.UTC(2026, index, 15)),
            ),
            index,
          ] as const,
      ),
    ),
  ),
);

/** A date in UTC as Strava's list writes it: "Sep 10, 2026, 6:12:00 AM", "10 sept. 2026 à 06:12:00", "10.09.2026, 06:12:00". */
export function writtenDate(text: string): Date | null {
  const time = /(\d{1,2}):(\d\d)(?::(\d\d))?(?:\s*([AP])\.?M)?/i.exec(text);
  const [, year] = /\b(\d{4})\b/.exec(text) ?? [];
  if (time === null || year === undefined) return null;
  const [, hour = "", minute = "", second = "0", half] = time;
  const day = dayOf(text.slice(0, time.index).replace(year, " "), text.indexOf(year) === 0);
  if (day === null) return null;
  const hours =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toUpperCase() === "P" ? 12 : 0);
  const date = new Date(Date.UTC(Number(year), day.month, day.day, hours, Number(minute), Number(second)));
  return date.getUTCDate() === day.day ? date : null;
}

/** Parses a date without its year: a day and a month's name, or two numbers, the day first unless the year was. */
function dayOf(text: string, yearFirst: boolean): { day: number; month: number } | null {
  const [first, second] = [...text.matchAll(/\d{1,2}/g)].map(([digits]) => Number(digits));
  if (first === undefined) return null;
  const named = [...text.matchAll(/\p{L}+/gu)]
    .map(([word]) => MONTHS.get(plain(word)))
    .find((month) => month !== undefined);
  if (named !== undefined) return { day: first, month: named };
  if (second === undefined) return null;
  return yearFirst ? { day: second, month: first - 1 } : { day: first, month: second - 1 };
}

function plain(month: string): string {
  return month.toLowerCase().replaceAll(".", "");
}
