import { useText } from "../../lib/text.tsx";
import type { BookOrganisation } from "@kalivo/contract/shapes/open-books.ts";
import { showMoney } from "../../lib/format.ts";
import { DataTable } from "../../ui/data-table.tsx";

/** Each organisation's money, from given to paid out. */
export function OrganisationsTable({ rows }: { rows: readonly BookOrganisation[] }) {
  const text = useText("books");
  const { columns } = text;
  return (
    <DataTable
      caption={text.organisations}
      rows={rows}
      rowKey={({ organisation }) => organisation?.id ?? 0}
      columns={[
        {
          key: "organisation",
          head: columns.organisation,
          cell: ({ organisation }) => organisation?.name ?? text.others,
        },
        figure("given_in_euros", columns.given),
        figure("held_in_euros", columns.held),
        figure("payable_in_euros", columns.payable),
        figure("in_transit_in_euros", columns.inTransit),
        figure("paid_in_euros", columns.paid),
      ]}
    />
  );
}

const figure = (key: keyof BookOrganisation & `${string}_in_euros`, head: string) => ({
  key,
  head,
  figure: true,
  cell: (row: BookOrganisation) => showMoney(row[key]),
});
