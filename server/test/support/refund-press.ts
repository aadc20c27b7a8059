import { randomUUID } from "node:crypto";

/** Another press each time, of a page on which so much was left. */
export const refundOf = (
  statement_id: number,
  left_in_euros: number,
  change: Record<string, unknown> = {},
) => ({
  statement_id,
  left_in_euros,
  key: randomUUID(),
  reason: "requested",
  ...change,
});
