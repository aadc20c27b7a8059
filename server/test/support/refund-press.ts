import { randomUUID } from "node:crypto";

/** A refund request with a new idempotency key, for a page that showed this remaining amount. */
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
