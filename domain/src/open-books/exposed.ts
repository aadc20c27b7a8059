import { MIN_DONORS_SHOWN } from "../limits.ts";
import type { PeriodId } from "../billing/month.ts";
import type { Cents } from "../money/cents.ts";
import { biconnectedComponents, type Edge } from "./components.ts";

/** What one organisation was given in a public month. */
export type Cell = {
  readonly month: PeriodId;
  /** The oldest and the newest period of it in which something was given. */
  readonly from: PeriodId;
  readonly until: PeriodId;
  readonly donors: number;
  readonly cents: Cents;
};

/** Months of an organisation that are told as one sum, under `month`; newest first. */
export type Block = {
  readonly organisation: number;
  readonly month: PeriodId;
  readonly cells: readonly Cell[];
};

const enough = ({ donors }: Pick<Cell, "donors">) => donors >= MIN_DONORS_SHOWN;

/** Whether its one month is told: in the month, and on the organisation's page. */
export const isTold = ({ cells }: Block): boolean => cells.length === 1 && cells.every(enough);

type Hidden = Edge & { block: Block; cell: Cell };

/** In which month, and the months that it is hidden among. */
export type Exposed = { readonly month: PeriodId; readonly block: Block };

/**
 * A month in which something that fewer than 5 gave can be computed from what is told; null: in none. Told are the sum of each
 * block and, as the others of a month, the sum of its cells that are not told. They are the nodes of a graph, those cells its
 * edges. In each biconnected component the sum of a node's edges is what the nodes outside of it leave. Whether more could be
 * computed of one organisation is what the property test asks. All that it was given in all is told on its card, however few
 * gave it.
 */
export function exposedIn(blocks: readonly Block[]): Exposed | null {
  const hidden = blocks.filter((block) => !isTold(block)).flatMap(edgesOf);
  for (const component of biconnectedComponents(hidden))
    for (const end of ["from", "to"] as const)
      for (const derived of Map.groupBy(component, (edge) => edge[end]).values()) {
        const [one] = derived;
        const onCard = one?.block.cells.every(
          (cell) => derived.some((edge) => edge.cell === cell) && !enough(cell),
        );
        if (one === undefined || onCard === true || derived.some(({ cell }) => enough(cell))) continue;
        return { month: one.cell.month, block: one.block };
      }
  return null;
}

const edgesOf = (block: Block): Hidden[] =>
  block.cells.map((cell) => ({
    from: `month ${cell.month}`,
    to: `organisation ${block.organisation} until ${block.month}`,
    block,
    cell,
  }));
