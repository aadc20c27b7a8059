import type { BookOrganisation, BookSums, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { showMoney } from "../../lib/format.ts";
import { useMedia } from "../../lib/media.ts";
import { useText } from "../../lib/text.tsx";
import { MoneyFlow } from "../../ui/chart/money-flow.tsx";
import { flowToOrganisations, flowToPlaces, type FlowNames } from "./flow-of-books.ts";

type BooksFlowProps =
  | { of: "all"; sums: BookSums; organisations: readonly BookOrganisation[] }
  | { of: "month"; month: OpenMonth };

/** The money of all months and where it is now, or of one month and whom it is for. The tables beside it say the same. */
export function BooksFlow(props: BooksFlowProps) {
  const { way } = useText("charts");
  const names = useFlowNames();
  const byOrganisation = useMedia("(min-width: 768px)");
  const { nodes, links } =
    props.of === "all"
      ? flowToPlaces({ ...props, byOrganisation }, names)
      : flowToOrganisations(props.month, names);
  if (links.length === 0) return null;
  return <MoneyFlow title={way.title} nodes={nodes} links={links} show={showSum} spoken={way.spoken} />;
}

/** The drawing adds its links as binary fractions: to the cent again, as the tables say it. */
const showSum = (euros: number) => showMoney(Math.round(euros * 100) / 100);

function useFlowNames(): FlowNames {
  const { way } = useText("charts");
  const { columns, sums } = useText("books");
  return {
    donors: way.donors,
    fees: sums.fees,
    returned: way.returned,
    others: way.others,
    held: columns.held,
    payable: columns.payable,
    inTransit: columns.inTransit,
    paid: columns.paid,
    kept: columns.kept,
  };
}
