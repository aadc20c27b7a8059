import { prepared } from "#server/db/prepared.ts";

/** The id changes with every booking. */
export const selectLastTransfer = prepared<{ last: bigint }>(
  "last_transfer",
  "select coalesce(max(id), 0)::bigint as last from transfers",
);
