import type { PledgePivot } from "@kalivo/contract/shapes/person.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";
import { showDate, showRate } from "../../lib/format.ts";

/** What a payer may know of the days of a pledge. */
export type ToldDays = Pick<Partial<PledgePivot>, "next" | "resting_until">;

/** What is planned, in a line. */
export const planLine = (
  text: ScreenWords["days"],
  { from, rate_in_cents_per_kcal: rate }: NonNullable<ToldDays["next"]>,
  name?: string,
): string =>
  name === undefined
    ? text.next(showDate(from), showRate(rate))
    : text.nextFor(showDate(from), showRate(rate), name);
