import type { Day } from "../billing/month.ts";

/**
 * Whether the euro's payment system settles on a day: Monday to Friday, but not on 1 January, Good Friday, Easter Monday, 1
 * May, 25 and 26 December (the calendar of TARGET, European Central Bank). National holidays do not matter.
 */
export function isBankDay(day: Day): boolean {
  const noon = noonOf(day);
  const weekday = noon.getUTCDay();
  if (weekday === SUNDAY || weekday === SATURDAY) return false;
  if (CLOSED.has(day.slice(5))) return false;
  const easter = easterSunday(noon.getUTCFullYear());
  return day !== shifted(easter, -2) && day !== shifted(easter, 1);
}

export function nextBankDay(day: Day): Day {
  let next = shifted(day, 1);
  while (!isBankDay(next)) next = shifted(next, 1);
  return next;
}

const SUNDAY = 0;
const SATURDAY = 6;
const CLOSED: ReadonlySet<string> = new Set(["01-01", "05-01", "12-25", "12-26"]);

/** Of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): Day {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  return dayOf(new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1, 12)));
}

function shifted(day: Day, days: number): Day {
  const moved = noonOf(day);
  moved.setUTCDate(moved.getUTCDate() + days);
  return dayOf(moved);
}

const noonOf = (day: Day) => new Date(`${day}T12:00:00Z`);
const dayOf = (instant: Date): Day => instant.toISOString().slice(0, 10);
