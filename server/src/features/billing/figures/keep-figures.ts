import type { Services } from "#server/services.ts";
import { CHARGES_FIGURE } from "./charges-by-month.queries.ts";
import { LEDGER_MONTH_FIGURE, UNCOLLECTED_FIGURE } from "./ledger-month.queries.ts";
import { keepFigures } from "./month-figures.ts";
import { MONTH_TALLY } from "./month-tally.queries.ts";
import { HELD_FIGURE, RECEIVED_FIGURE } from "./received.queries.ts";

export const MONTH_FIGURES = [
  MONTH_TALLY,
  LEDGER_MONTH_FIGURE,
  UNCOLLECTED_FIGURE,
  RECEIVED_FIGURE,
  HELD_FIGURE,
  CHARGES_FIGURE,
] as const;

/** Due step: what pages about all months show of those that are closed. */
export const keepMonthFigures = (services: Pick<Services, "db" | "clock">): Promise<void> =>
  keepFigures(services, MONTH_FIGURES);
