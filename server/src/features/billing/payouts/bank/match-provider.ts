import type { BankEntry } from "./files/bank-statement.ts";
import type { ProviderPayout } from "./queries.ts";

const DAY_MS = 86_400_000;
/** Between the day a provider names and the day the bank books it: a long weekend at most. */
const MOST_DAYS_APART = 7;

/**
 * Which transfer of the payment provider to our account an entry is: the same amount, the provider's name or reference with
 * it, and about the day it was due. Of several the nearest in time; of two as near the older one.
 */
export function providerPayoutFor(
  entry: BankEntry,
  transfers: readonly ProviderPayout[],
  taken: ReadonlySet<string>,
): ProviderPayout | undefined {
  if (entry.amount <= 0n) return undefined;
  const said = entry.parts.map(({ name, text, endToEndId }) => `${name} ${text} ${endToEndId}`).join(" ");
  return transfers
    .filter(
      (transfer) =>
        transfer.amount === entry.amount &&
        !taken.has(transfer.ref) &&
        (said.includes(transfer.ref) || said.toLowerCase().includes(transfer.provider)) &&
        daysApart(transfer, entry) <= MOST_DAYS_APART,
    )
    .toSorted((a, b) => rank(a, entry) - rank(b, entry) || a.due.getTime() - b.due.getTime())[0];
}

const daysApart = ({ due }: ProviderPayout, { bookedOn }: BankEntry): number =>
  Math.abs(due.getTime() - new Date(`${bookedOn}T12:00:00Z`).getTime()) / DAY_MS;

/** What was found on a statement of that very day is this one; else whoever was not seen yet comes first. */
const rank = (transfer: ProviderPayout, entry: BankEntry): number =>
  daysApart(transfer, entry) +
  (transfer.seen && transfer.seenOn !== entry.bookedOn ? MOST_DAYS_APART : 0) -
  (transfer.seenOn === entry.bookedOn ? MOST_DAYS_APART : 0);
