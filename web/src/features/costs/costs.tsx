import type { AssociationCosts } from "@kalivo/contract/routes/own/costs.ts";
import { showMoney } from "../../lib/format.ts";
import { useLabelled, useText } from "../../lib/text.tsx";
import { Section } from "../../ui/card.tsx";
import { DataTable } from "../../ui/data-table.tsx";
import { Loaded } from "../../ui/states/loaded.tsx";
import { CardSkeleton } from "../../ui/states/skeleton.tsx";
import { useCosts } from "./use-costs.ts";

/** On Kalivo's own page: what it costs in a year, line by line, and how much of that was given (rule 75). */
export function Costs() {
  const text = useText("choice").costs;
  const named = useLabelled();
  const costs = useCosts();
  return (
    <Section title={text.title}>
      <Loaded query={costs} skeleton={<CardSkeleton />}>
        {(found) =>
          found.lines.length === 0 ? (
            <p>{text.none}</p>
          ) : (
            <>
              <DataTable
                caption={text.title}
                rows={found.lines}
                rowKey={({ id }) => id}
                columns={[
                  { key: "what", head: text.what, cell: ({ what }) => what },
                  { key: "paid_to", head: text.paidTo, cell: ({ paid_to }) => paid_to },
                  {
                    key: "yearly",
                    head: text.yearly,
                    figure: true,
                    cell: ({ yearly_in_euros }) => showMoney(yearly_in_euros),
                  },
                ]}
              />
              <p>
                <strong>{named(text.total, showMoney(found.total_in_euros))}</strong>
              </p>
              <Covered costs={found} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Covered({
  costs: { kept_in_euros: kept, total_in_euros: total, year },
}: {
  costs: AssociationCosts;
}) {
  const text = useText("choice").costs;
  return <p>{kept === null ? text.tooFew : text.covered(showMoney(kept), showMoney(total), year)}</p>;
}
