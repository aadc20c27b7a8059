import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Sightings as SeenLeaving } from "../left-after-all.ts";
import type { BankEntry, BankStatement } from "./files/bank-statement.ts";
import type { KnownPayout, ProviderPayout } from "./bank.queries.ts";
import type { Discrepancy, LeftOver } from "./left-over.ts";

type Found = { statement: number; reference: string; day: Day; amount: Cents };
/** The sender of a returned transfer, as the bank states it. */
export type From = { name: string | null; account: string | null };
/** What "Book" will do, transfer by transfer. */
export type Match = Found &
  (
    | { kind: "payout_paid"; payout: KnownPayout }
    | { kind: "payout_returned"; payout: KnownPayout; code: string | null; text: string; from: From }
    | { kind: "provider_payout" | "provider_withdrawal"; transfer: ProviderPayout }
  );
export type Matched = {
  matches: readonly Match[];
  leftOver: readonly LeftOver[];
  already: number;
  /** Payouts that were marked as sent back: to be resolved before that organisation is paid again. */
  seen: SeenLeaving;
  discrepancies: readonly Discrepancy[];
};

/** An entry with its place in the file. */
export type Place = { statement: BankStatement; index: number; entry: BankEntry };

export const found = ({ index, entry }: Place, day: Day): Found => ({
  statement: index,
  reference: entry.reference,
  day,
  amount: entry.amount,
});

/** The entry that a booking was made from. */
export type BookedAs = { day: Day; reference: string; format: BankStatement["format"] | null };

export const bookedAs = ({ statement, entry }: Place, day: Day): BookedAs => ({
  day,
  reference: entry.reference,
  format: statement.format,
});

/**
 * Whether two statements report one booking: the same day, and the same reference if both have the same format. Another
 * format may use another reference.
 */
export const isSameBooking = (one: BookedAs, other: BookedAs): boolean =>
  one.day === other.day &&
  (one.reference === other.reference ||
    one.format !== other.format ||
    isPlace(one.reference) ||
    isPlace(other.reference));

/** Its place in a statement, if it has no reference. */
const isPlace = (reference: string) => reference.startsWith("#");
