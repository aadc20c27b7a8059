import type { AdminStatement } from "@kalivo/contract/shapes/admin-billing.ts";

/** Nothing is told or taken of it while a dispute stops its payer. */
export const isStopped = ({ charge }: Pick<AdminStatement, "charge">): boolean =>
  charge !== null && charge.stopped_since !== null;
