import type { BankEntry } from "./files/bank-statement.ts";
import type { LeftOverReason } from "./left-over.ts";
import type { Place } from "./matched.ts";
import { providerReferencesIn } from "./our-references.ts";
import type { ProviderPayout } from "./bank.queries.ts";

const DAY_MS = 86_400_000;
/** Between the provider's arrival day and the bank's booking day: a long weekend at most. */
const MOST_DAYS_APART = 7;

/**
 * Matches an entry with a transfer between the payment provider and our account. Its full reference decides; a transfer that
 * no entry of the file names is found by the same amount, the provider as counterparty, and about the day it was due. Of
 * several the nearest in time, then the older.
 */
export class ProviderMatching {
  readonly #transfers: readonly ProviderPayout[];
  readonly #named: ReadonlySet<string>;
  readonly #taken = new Set<string>();

  constructor(transfers: readonly ProviderPayout[], places: readonly Place[]) {
    this.#transfers = transfers;
    this.#named = new Set(places.flatMap(({ entry }) => providerReferencesIn(saidIn(entry))));
  }

  /** `why`: it names a transfer but has another amount. */
  take(entry: BankEntry): ProviderPayout | { why: LeftOverReason } | undefined {
    const said = providerReferencesIn(saidIn(entry));
    const named = this.#transfers.filter(({ ref }) => said.includes(ref));
    const [first] = named;
    if (first !== undefined && named.every(({ amount }) => amount !== entry.amount))
      return { why: { kind: "provider_amount", expected: first.amount } };
    const candidates = first === undefined ? this.#byName(entry) : named;
    const [best] = candidates
      .filter(({ ref, amount }) => amount === entry.amount && !this.#taken.has(ref))
      .toSorted((a, b) => rank(a, entry) - rank(b, entry) || a.due.getTime() - b.due.getTime());
    if (best !== undefined) this.#taken.add(best.ref);
    return best;
  }

  #byName(entry: BankEntry): readonly ProviderPayout[] {
    const from = otherSideOf(entry);
    return this.#transfers.filter(
      (transfer) =>
        !this.#named.has(transfer.ref) &&
        from.includes(transfer.provider) &&
        daysApart(transfer, entry) <= MOST_DAYS_APART,
    );
  }
}

const saidIn = ({ parts }: BankEntry): string =>
  parts.map(({ name, text, endToEndId }) => `${name} ${text} ${endToEndId}`).join(" ");

/** The counterparty's name; where the bank gives none, the remittance text. */
const otherSideOf = ({ parts }: BankEntry): string =>
  parts
    .map(({ name, text }) => name ?? text)
    .join(" ")
    .toLowerCase();

const daysApart = ({ due }: ProviderPayout, { bookedOn }: BankEntry): number =>
  Math.abs(due.getTime() - new Date(`${bookedOn}T12:00:00Z`).getTime()) / DAY_MS;

/** A transfer already found on a statement of that very day comes first, else one not seen yet. */
const rank = (transfer: ProviderPayout, entry: BankEntry): number =>
  daysApart(transfer, entry) +
  (transfer.seen && transfer.seenOn !== entry.bookedOn ? MOST_DAYS_APART : 0) -
  (transfer.seenOn === entry.bookedOn ? MOST_DAYS_APART : 0);
