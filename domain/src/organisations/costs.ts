/** What Kalivo costs (rule 75): the lines, the signs of a line, and the cents of one in a year. */
export const MOST_COST_LINES = 40;
export const MAX_COST_TEXT = 120;
export const MAX_YEARLY_COST_CENTS = 100_000_000n;
