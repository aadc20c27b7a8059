import type { Day } from "@kalivo/domain/billing/month.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { BankEntry, BankPart, BankStatement } from "./files/bank-statement.ts";
import { providerPayoutFor } from "./match-provider.ts";
import type { Sightings as SeenLeaving } from "../left-after-all/left-after-all.ts";
import type { KnownPayout, KnownTransfers, ProviderPayout } from "./queries.ts";
import { Sightings } from "./sightings.ts";

/** Why an entry is left to whoever looks at it: nothing is booked of it. */
export type LeftOverReason =
  | { kind: "unknown" }
  | { kind: "other_amount" | "batch_sum"; expected: Cents }
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
/** What a press on "Book" will do, transfer by transfer. */
export type Match = Found &
  (
    | { kind: "payout_paid"; payout: KnownPayout }
    | { kind: "payout_returned"; payout: KnownPayout; code: string | null; text: string }
    | { kind: "provider_payout"; transfer: ProviderPayout }
  );
export type Matched = {
  matches: readonly Match[];
  leftOver: readonly LeftOver[];
  already: number;
  /** Of payouts that were marked as sent back: what has to be known of them before anything is paid there again. */
  seen: SeenLeaving;
};

type Place = { statement: BankStatement; index: number; entry: BankEntry };

/**
 * What the entries of statements are in our books: payouts that left the account, those that came back, and what the payment
 * provider sent. By the references we gave, and only where amount and account agree to the cent; the rest is left over, each
 * with its reason. Pure: nothing is booked here.
 */
export function matchEntries(
  statements: readonly BankStatement[],
  known: KnownTransfers,
  today: Day,
): Matched {
  const matching = new Matching(known, today);
  for (const [index, statement] of statements.entries())
    for (const entry of statement.entries) matching.take({ statement, index, entry });
  return matching.matched();
}

/** What became of a payout so far, this file included. */
type Stand = Pick<KnownPayout, "state" | "settledOn" | "paidEntryOn" | "returnedEntryOn">;

class Matching {
  readonly #known: KnownTransfers;
  readonly #today: Day;
  readonly #stands = new Map<number, Stand>();
  readonly #seen = new Set<string>();
  readonly #sightings = new Sightings();
  readonly #matches: Match[] = [];
  readonly #leftOver: LeftOver[] = [];
  readonly #seenLeaving: SeenLeaving["left"][number][] = [];
  readonly #seenBack: SeenLeaving["cameBack"][number][] = [];
  #already = 0;

  constructor(known: KnownTransfers, today: Day) {
    this.#known = known;
    this.#today = today;
  }

  matched(): Matched {
    const seen = { left: this.#seenLeaving, cameBack: this.#seenBack };
    return { matches: this.#matches, leftOver: this.#leftOver, already: this.#already, seen };
  }

  take(place: Place): void {
    const { entry } = place;
    const payouts = entry.parts.map((part) => this.#payoutOf(part));
    if (payouts.some((payout) => payout !== undefined)) {
      for (const [index, part] of entry.parts.entries()) this.#takePart(place, part, payouts[index]);
      return;
    }
    const run = this.#runOf(entry);
    if (run !== undefined && entry.amount < 0n) return this.#takeBatch(place, run);
    const transfer = providerPayoutFor(entry, this.#known.providerPayouts, this.#seen);
    if (transfer === undefined) return this.#leave(place, entry.parts[0], { kind: "unknown" });
    this.#seen.add(transfer.ref);
    if (transfer.seen) this.#already += 1;
    else this.#matches.push({ ...found(place, entry.bookedOn), kind: "provider_payout", transfer });
  }

  #payoutOf({ endToEndId, text }: BankPart): KnownPayout | undefined {
    const written = text.match(OUR_REFERENCE) ?? [];
    for (const id of [endToEndId, ...written]) {
      const payout = id === null ? undefined : this.#known.byEndToEndId.get(id);
      if (payout !== undefined) return payout;
    }
    return undefined;
  }

  #runOf({ orders }: BankEntry): readonly KnownPayout[] | undefined {
    return orders.map((order) => this.#known.byMessageId.get(order)).find((run) => run !== undefined);
  }

  #standOf(payout: KnownPayout): Stand {
    return this.#stands.get(payout.id) ?? payout;
  }

  #takePart(place: Place, part: BankPart, payout: KnownPayout | undefined): void {
    if (payout === undefined) return this.#leave(place, part, { kind: "unknown" });
    const why = part.amount < 0n ? this.#leaves(place, part, payout) : this.#returns(place, part, payout);
    if (why === "already") this.#already += 1;
    else if (why !== null) this.#leave(place, part, why, payout);
  }

  #leaves(place: Place, part: BankPart, payout: KnownPayout): LeftOverReason | "already" | null {
    const { state, paidEntryOn } = this.#standOf(payout);
    const day = place.entry.valueOn;
    if (state === "prepared" || state === "cancelled") return { kind: "not_ordered" };
    if (-part.amount !== payout.amount) return { kind: "other_amount", expected: payout.amount };
    if (part.iban !== null && part.iban !== payout.iban) return { kind: "other_account" };
    if (place.statement.account !== payout.debtorIban) return { kind: "other_debtor" };
    if (state === "rejected") return this.#seesLeaving(place, payout);
    const seen = this.#sightings.see(`paid:${payout.id}`, place);
    if (seen === "copy") return "already";
    if (seen === "again") return { kind: "paid_twice" };
    if (state !== "ordered")
      return paidEntryOn === null || paidEntryOn === day ? "already" : { kind: "paid_twice" };
    if (day < payout.orderedOn) return { kind: "before_order" };
    if (day > this.#today) return { kind: "in_the_future" };
    this.#pay(place, payout);
    return null;
  }

  /** It left though it was marked as sent back, unless somebody said already that it is back since. */
  #seesLeaving({ entry }: Place, payout: KnownPayout): LeftOverReason | "already" {
    const day = entry.valueOn;
    if (payout.seenBackAfter === day) return "already";
    this.#seenLeaving.push({ payoutId: payout.id, day, reference: entry.reference });
    return { kind: "given_up" };
  }

  #pay(place: Place, payout: KnownPayout): void {
    const day = place.entry.valueOn;
    this.#matches.push({ ...found(place, day), amount: -payout.amount, kind: "payout_paid", payout });
    const stand = this.#standOf(payout);
    this.#stands.set(payout.id, { ...stand, state: "paid", settledOn: day, paidEntryOn: day });
  }

  #returns(place: Place, part: BankPart, payout: KnownPayout): LeftOverReason | "already" | null {
    const stand = this.#standOf(payout);
    const day = place.entry.bookedOn;
    if (part.amount !== payout.amount) return { kind: "other_amount", expected: payout.amount };
    if (stand.state === "rejected") {
      this.#seenBack.push({ payoutId: payout.id });
      return "already";
    }
    const seen = this.#sightings.see(`returned:${payout.id}`, place);
    if (seen === "copy") return "already";
    if (seen === "again") return { kind: "returned_twice" };
    if (stand.state === "returned")
      return stand.returnedEntryOn === null || stand.returnedEntryOn === day
        ? "already"
        : { kind: "returned_twice" };
    if (stand.state !== "paid" || stand.settledOn === null) return { kind: "never_left" };
    if (day < stand.settledOn) return { kind: "before_it_left" };
    if (day > this.#today) return { kind: "in_the_future" };
    const { code = null, text = "" } = part.returned ?? {};
    const why = { code, text: text === "" ? part.text : text };
    this.#matches.push({
      ...found(place, day),
      amount: part.amount,
      kind: "payout_returned",
      payout,
      ...why,
    });
    this.#stands.set(payout.id, { ...stand, state: "returned", returnedEntryOn: day });
    return null;
  }

  /** A bank may book a whole run as one sum: then it is all of what is still at the bank, to the cent, or nothing. */
  #takeBatch(place: Place, run: readonly KnownPayout[]): void {
    const { entry } = place;
    const open = run.filter((payout) => this.#standOf(payout).state === "ordered");
    const whole = sumCents(run.map(({ amount }) => amount));
    if (open.length === 0 && -entry.amount === whole) {
      const seen = this.#sightings.see(`run:${run[0]?.messageId}`, place);
      if (seen === "again") return this.#leave(place, entry.parts[0], { kind: "paid_twice" });
      this.#already += run.length;
      return;
    }
    const expected = sumCents(open.map(({ amount }) => amount));
    const [first] = open;
    if (first === undefined || -entry.amount !== expected)
      return this.#leave(place, entry.parts[0], { kind: "batch_sum", expected });
    if (place.statement.account !== first.debtorIban)
      return this.#leave(place, entry.parts[0], { kind: "other_debtor" });
    if (entry.valueOn < first.orderedOn) return this.#leave(place, entry.parts[0], { kind: "before_order" });
    if (entry.valueOn > this.#today) return this.#leave(place, entry.parts[0], { kind: "in_the_future" });
    this.#sightings.see(`run:${first.messageId}`, place);
    for (const payout of open) this.#pay(place, payout);
  }

  #leave({ entry }: Place, part: BankPart | undefined, why: LeftOverReason, payout?: KnownPayout): void {
    this.#leftOver.push({
      day: entry.bookedOn,
      amount: part?.amount ?? entry.amount,
      name: part?.name ?? null,
      text: part?.text ?? entry.orders.join(" "),
      organisation: payout?.organisation.name ?? null,
      why,
    });
  }
}

const found = ({ index, entry }: Place, day: Day): Found => ({
  statement: index,
  reference: entry.reference,
  day,
  amount: entry.amount,
});

/** As `prepareRun` makes them: some banks carry it in the text alone. */
export const OUR_REFERENCE = /\b[A-Z]+-\d{8}T\d{9}-\d+\b/g;
