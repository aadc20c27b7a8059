import type { Workout } from "@kalivo/contract/shapes/workout.ts";
import { showDate } from "../../lib/format.ts";

type Span = Pick<Workout, "start_date" | "end_date">;

/** The day a workout stands at: that of its end, by which lists are sorted and months count it (rule 7). */
export const dayOf = ({ end_date }: Span): string => showDate(end_date);

/** From when to when, in days: one that went over midnight has two. */
export const daysOf = ({ start_date, end_date }: Span): string =>
  [...new Set([showDate(start_date), showDate(end_date)])].join(" – ");
