import type { OpenBooks, OpenMonth } from "@kalivo/contract/shapes/open-books.ts";
import { csvLine, type Cell } from "../../documents/csv.ts";

const FEW = "fewer than 5 donors";
const OTHERS = "others";

const table = (head: readonly string[], rows: readonly (readonly Cell[])[]): string =>
  [head, ...rows].map(csvLine).join("");

const MONTH_HEAD = [
  "month",
  "gross",
  "fees",
  "returned",
  "given",
  "losses_borne_by_association",
  "net",
  "dispute_fees_borne_by_association",
  "returned_twice_borne_by_association",
  "carried",
  "waived",
  "written_off",
];

const monthRow = (month: OpenBooks["months"][number]): Cell[] => [
  month.month,
  month.gross_in_euros,
  month.fees_in_euros,
  month.returned_in_euros,
  month.given_in_euros,
  month.losses_in_euros,
  month.net_in_euros,
  month.dispute_fees_in_euros,
  month.returned_twice_in_euros,
  month.carried_in_euros ?? FEW,
  month.waived_in_euros ?? FEW,
  month.written_off_in_euros ?? FEW,
];

/** The open books as tables, in euros. */
export const BOOK_TABLES = {
  months: ({ months }: OpenBooks) => table(MONTH_HEAD, months.map(monthRow)),
  organisations: ({ organisations }: OpenBooks) =>
    table(
      ["organisation", "given", "held", "payable", "in_transit", "paid", "kept_for_costs"],
      organisations.map((row) => [
        row.organisation?.name ?? OTHERS,
        row.given_in_euros,
        row.held_in_euros,
        row.payable_in_euros,
        row.in_transit_in_euros,
        row.paid_in_euros,
        row.kept_in_euros,
      ]),
    ),
  payouts: ({ payouts }: OpenBooks) =>
    table(
      ["organisation", "paid_on", "amount", "end_to_end_id", "bank_reference"],
      payouts.map((row) => [
        row.organisation ?? OTHERS,
        row.paid_on,
        row.amount_in_euros,
        row.end_to_end_id,
        row.bank_reference,
      ]),
    ),
  clearing: ({ clearing }: OpenBooks) =>
    table(
      ["since", "moved", "on_the_statement_within_4_days", "share"],
      clearing === null ? [] : [[clearing.since, clearing.euros, clearing.traced_in_euros, clearing.share]],
    ),
  checksums: ({ seals }: OpenBooks) =>
    table(
      ["month", "entries", "previous", "checksum", "sealed_at"],
      seals.map((row) => [row.month, row.entries, row.previous, row.checksum, row.sealed_at]),
    ),
} as const;

/** A month by organisation, below its sums. */
export const monthTable = (month: OpenMonth): string =>
  `${table(MONTH_HEAD, [monthRow(month)])}\r\n${table(
    ["organisation", "given"],
    month.organisations.map(({ organisation, given_in_euros }) => [
      organisation?.name ?? OTHERS,
      given_in_euros,
    ]),
  )}`;
