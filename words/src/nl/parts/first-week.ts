import { firstWeek } from "../screens/first-week.ts";

/** The first steps on Home, an example of a month, and what was reached. Comes with those cards alone. */
export const words = { firstWeek };
