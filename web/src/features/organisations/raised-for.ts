import type { RaisedMonth } from "@kalivo/contract/routes/own/read-raised.ts";

/** What one's own calories raised for one organisation so far; euros. */
export function raisedFor(months: readonly RaisedMonth[], organisationId: number): number {
  const cents = months
    .flatMap(({ organisations }) => organisations)
    .filter(({ id }) => id === organisationId)
    .reduce((sum, { amount_in_euros }) => sum + Math.round(amount_in_euros * 100), 0);
  return cents / 100;
}
