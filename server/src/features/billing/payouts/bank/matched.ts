import type { Day } from "@kalivo/domain/billing/month.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Sightings as SeenLeaving } from "../left-after-all.ts";
import type { BankEntry, BankStatement } from "./files/bank-statement.ts";
import type { KnownPayout, ProviderPayout } from "./bank.queries.ts";

/** Why an entry is left to whoever looks at it: nothing is booked of it. */
export type LeftOverReason =
  | { kind: "unknown" }
  | { kind: "other_amount" | "batch_sum" | "provider_amount"; expected: Cents }
  /** A whole run left as one sum, and this much of it was marked as sent back. */
  | { kind: "batch_given_up"; givenUp: Cents }
  /** A credit names a payout of ours in its text, from an account that is not where it went; null: not told. */
  | { kind: "from_elsewhere"; account: string | null }
  | { kind: "no_such_run" | "no_reference" }
  | { kind: "other_account" | "other_debtor" | "not_ordered" | "before_order" | "in_the_future" }
  | { kind: "given_up" | "paid_twice" | "returned_twice" | "never_left" | "before_it_left" };

export type LeftOver = {
  day: Day;
  amount: Cents;
  name: string | null;
  text: string;
  organisation: string | null;
  why: LeftOverReason;
};

type Found = { statement: number; reference: string; day: Day; amount: Cents };
/** Who sent what came back, as the bank says. */
export type From = { name: string | null; account: string | null };
/** What a press on "Book" will do, transfer by transfer. */
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
  /** Of payouts that were marked as sent back: what has to be known of them before anything is paid there again. */
  seen: SeenLeaving;
};

/** An entry, and where it stands in the file. */
export type Place = { statement: BankStatement; index: number; entry: BankEntry };

export const found = ({ index, entry }: Place, day: Day): Found => ({
  statement: index,
  reference: entry.reference,
  day,
  amount: entry.amount,
});

/** An entry of which something was booked. */
export type BookedAs = { day: Day; reference: string; format: BankStatement["format"] | null };

export const bookedAs = ({ statement, entry }: Place, day: Day): BookedAs => ({
  day,
  reference: entry.reference,
  format: statement.format,
});

/**
 * Whether two statements tell of one booking: on one day, and by one name where the same kind of statement gives it one.
 * Another kind of statement may call it something else.
 */
export const isSameBooking = (one: BookedAs, other: BookedAs): boolean =>
  one.day === other.day &&
  (one.reference === other.reference ||
    one.format !== other.format ||
    isPlace(one.reference) ||
    isPlace(other.reference));

/** Its place in a statement, for want of a name. */
const isPlace = (reference: string) => reference.startsWith("#");
