import { useText } from "../../lib/text.tsx";
import type { BookPayout } from "@kalivo/contract/shapes/open-books.ts";
import { formatDay } from "@kalivo/domain/money/display.ts";
import { showMoney } from "../../lib/format.ts";
import { DataTable } from "../../ui/data-table.tsx";

/** Payouts to organisations, with the bank's reference. */
export function PayoutsTable({ rows }: { rows: readonly BookPayout[] }) {
  const text = useText("books");
  const { payoutColumns: columns } = text;
  return (
    <DataTable
      caption={text.payouts}
      rows={rows}
      rowKey={({ end_to_end_id, paid_on }) => end_to_end_id ?? paid_on}
      columns={[
        {
          key: "organisation",
          head: text.columns.organisation,
          cell: ({ organisation }) => organisation ?? text.others,
        },
        { key: "day", head: columns.day, cell: ({ paid_on }) => formatDay(paid_on) },
        {
          key: "amount",
          head: columns.amount,
          figure: true,
          cell: ({ amount_in_euros }) => showMoney(amount_in_euros),
        },
        {
          key: "reference",
          head: columns.reference,
          cell: ({ bank_reference, end_to_end_id }) => bank_reference ?? end_to_end_id ?? "—",
        },
      ]}
    />
  );
}
