import type { Day } from "../billing/month.ts";

/** The next day on which banks work; over a holiday the bank moves the transfer on by itself. */
export function nextBankDay(day: Day): Day {
  const next = new Date(`${day}T12:00:00Z`);
  do next.setUTCDate(next.getUTCDate() + 1);
  while (next.getUTCDay() === SUNDAY || next.getUTCDay() === SATURDAY);
  return next.toISOString().slice(0, 10);
}

const SUNDAY = 0;
const SATURDAY = 6;
