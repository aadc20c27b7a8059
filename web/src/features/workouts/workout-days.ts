import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { showDate } from "../../lib/format.ts";

type Span = Pick<Workout, "start_date" | "end_date">;

/** The day of a workout is that of its end, by which lists sort and months count it (rule 7). */
export const dayOf = ({ end_date }: Span): string => showDate(end_date);

/** The days it spans: two when it passes midnight. */
export const daysOf = ({ start_date, end_date }: Span): string =>
  [...new Set([showDate(start_date), showDate(end_date)])].join(" – ");
