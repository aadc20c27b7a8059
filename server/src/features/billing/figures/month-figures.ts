import type { PeriodId } from "@kalivo/domain/billing/month.ts";
import type { z } from "zod";
import type { Queryable } from "#server/db/client.ts";
import type { Services } from "#server/services.ts";
import {
  findFigure,
  holdMonth,
  keepFigure,
  monthsToKeep,
  monthsWithFigure,
} from "./month-figures.queries.ts";

/** Something that is added up over a whole month. */
export type MonthFigure<Sums> = {
  /** Its name in `month_figures`; another one when what it counts is another thing. */
  name: string;
  count: (db: Queryable, period: PeriodId) => Promise<Sums>;
  /** Reads it as it was kept. Sums are kept as text. */
  shape: z.ZodType<Sums>;
};

const HOUR_MS = 3_600_000;

/** The figure of one month: as it was kept, or counted now. */
export async function figureOf<Sums>(
  db: Queryable,
  { name, count, shape }: MonthFigure<Sums>,
  period: PeriodId,
): Promise<Sums> {
  const kept = await findFigure(db, name, period);
  return kept === null ? count(db, period) : shape.parse(kept);
}

/** The figure of every month that was billed, newest first; only what is not kept is counted. */
export async function figuresOf<Sums>(
  db: Queryable,
  { name, count, shape }: MonthFigure<Sums>,
): Promise<[PeriodId, Sums][]> {
  const figures: [PeriodId, Sums][] = [];
  for (const { id, sums } of await monthsWithFigure(db, name))
    figures.push([id, sums === null ? await count(db, id) : shape.parse(sums)]);
  return figures;
}

/**
 * Keeps these figures of months that are closed. Whatever changes such a month deletes them (migration 0206), and has to
 * wait while they are counted; a month that is just being changed is left for the next round.
 */
export async function keepFigures(
  { db, clock }: Pick<Services, "db" | "clock">,
  figures: readonly MonthFigure<unknown>[],
): Promise<void> {
  const names = figures.map(({ name }) => name);
  for (const period of await monthsToKeep(db, names, new Date(clock.now().getTime() - HOUR_MS)))
    await db.transaction().execute(async (transaction) => {
      if (!(await holdMonth(transaction, period))) return;
      for (const { name, count } of figures)
        await keepFigure(transaction, {
          period,
          figure: name,
          sums: asText(await count(transaction, period)),
        });
    });
}

const asText = (sums: unknown): string =>
  JSON.stringify(sums, (_, value: unknown) => (typeof value === "bigint" ? value.toString() : value));
