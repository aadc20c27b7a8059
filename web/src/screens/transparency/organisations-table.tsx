import { useText } from "../../lib/text.tsx";
import type { BookOrganisation } from "@kalivo/contract/shapes/open-books.ts";
import { showMoney } from "../../lib/format.ts";
import { DataTable } from "../../ui/data-table.tsx";

/** Each organisation's money, from given, by what it cost, to paid out: every row adds up. */
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
        { key: "fees", head: text.sums.fees, figure: true, cell: (row) => showMoney(keptByProvider(row)) },
        figure("held_in_euros", columns.held),
        figure("payable_in_euros", columns.payable),
        figure("in_transit_in_euros", columns.inTransit),
        figure("paid_in_euros", columns.paid),
        ...(rows.some(({ kept_in_euros }) => kept_in_euros > 0)
          ? [figure("kept_in_euros", columns.kept)]
          : []),
      ]}
    />
  );
}

/** What is in no place of an organisation's money. */
const keptByProvider = (row: BookOrganisation): number =>
  PLACES.reduce(
    (cents, place) => cents - Math.round(row[place] * 100),
    Math.round(row.given_in_euros * 100),
  ) / 100;

const PLACES = [
  "held_in_euros",
  "payable_in_euros",
  "kept_in_euros",
  "in_transit_in_euros",
  "paid_in_euros",
] as const;

const figure = (key: keyof BookOrganisation & `${string}_in_euros`, head: string) => ({
  key,
  head,
  figure: true,
  cell: (row: BookOrganisation) => showMoney(row[key]),
});
