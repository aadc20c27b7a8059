import type { StatementSummary } from "@kalivo/contract/shapes/statement.ts";

type Month = Pick<StatementSummary, "charge" | "returned_in_euros">;

/** The given sum of these months: collected less returned (rule 16). Euros, summed in whole cents. */
export const givenIn = (months: readonly Month[]): number =>
  months.reduce((sum, { charge, returned_in_euros: returned }) => {
    if (charge?.state !== "succeeded") return sum;
    return sum + Math.round(charge.amount_in_euros * 100) - Math.round(returned * 100);
  }, 0) / 100;

export type PayersMonths<Summary> = { team: StatementSummary["team"]; months: Summary[] };

/** Groups by payer: one's own months first, then each team's; the order within a group is kept. */
export function byPayer<Summary extends Pick<StatementSummary, "team">>(
  months: readonly Summary[],
): PayersMonths<Summary>[] {
  const groups = [...Map.groupBy(months, ({ team }) => team?.id ?? null)].map(([, list]) => ({
    team: list[0]?.team ?? null,
    months: list,
  }));
  return groups.toSorted((a, b) => Number(a.team !== null) - Number(b.team !== null));
}
