import type { Day } from "@kalivo/domain/billing/month.ts";
import type { BankEntry, BankPart, BankStatement } from "./files/bank-statement.ts";
import { judgeBatch } from "./match-batch.ts";
import { bookedAs, found, isSameBooking, type Match, type Matched, type Place } from "./matched.ts";
import { LeftOvers, type LeftOverReason } from "./left-over.ts";
import { ProviderMatching } from "./match-provider.ts";
import { looksLikeOurs, OUR_REFERENCE } from "./our-references.ts";
import type { KnownPayout, KnownTransfers } from "./bank.queries.ts";
import { Sightings } from "./sightings.ts";

/**
 * Matches the entries of statements with our books: payouts that left the account, those that came back, and the payment
 * provider's transfers. Matched by the references we gave, and only where amount and account agree to the cent; the rest is
 * left over, each with its reason. Judged in chronological order, however the bank lists them. Pure: nothing is booked here.
 */
export function matchEntries(
  statements: readonly BankStatement[],
  known: KnownTransfers,
  today: Day,
): Matched {
  const places = statements.flatMap((statement, index) =>
    statement.entries.map((entry) => ({ statement, index, entry })),
  );
  const matching = new Matching(known, today, new ProviderMatching(known.providerPayouts, places));
  for (const place of places.toSorted(asItHappened)) matching.take(place);
  return matching.matched();
}

/** By day; within a day payments before receipts, because only a payment already made can come back. */
const asItHappened = ({ entry: a }: Place, { entry: b }: Place): number =>
  a.bookedOn.localeCompare(b.bookedOn) || Number(a.amount > 0n) - Number(b.amount > 0n);

/** The state of a payout so far, including this file. */
type Stand = Pick<KnownPayout, "state" | "settledOn" | "paidEntry" | "returnedEntry" | "seenBackAfter">;
type Verdict = LeftOverReason | "already" | null;

class Matching {
  readonly #known: KnownTransfers;
  readonly #today: Day;
  readonly #provider: ProviderMatching;
  readonly #stands = new Map<number, Stand>();
  readonly #sightings = new Sightings();
  readonly #matches: Match[] = [];
  readonly #left = new LeftOvers();
  readonly #seenLeaving: { payoutId: number; day: Day; reference: string }[] = [];
  readonly #seenBack: { payoutId: number }[] = [];
  #already = 0;

  constructor(known: KnownTransfers, today: Day, provider: ProviderMatching) {
    this.#known = known;
    this.#today = today;
    this.#provider = provider;
  }

  matched(): Matched {
    const seen = { left: this.#seenLeaving, cameBack: this.#seenBack };
    const { all: leftOver, discrepancies } = this.#left;
    return { matches: this.#matches, leftOver, already: this.#already, seen, discrepancies };
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
    if (looksLikeOurs(entry.unsummed)) return this.#takeUnsummed(place);
    const transfer = this.#provider.take(entry);
    if (transfer === undefined) return this.#takeStrange(place);
    if ("why" in transfer) return this.#left.add(place, entry.parts[0], transfer.why);
    if (transfer.seen) this.#already += 1;
    else if (entry.bookedOn > this.#today) this.#left.add(place, entry.parts[0], { kind: "in_the_future" });
    else {
      const kind = transfer.amount < 0n ? "provider_withdrawal" : "provider_payout";
      this.#matches.push({ ...found(place, entry.bookedOn), kind, transfer });
    }
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
    if (payout === undefined) return this.#takeUnnamed(place, part);
    const why = part.amount < 0n ? this.#leaves(place, part, payout) : this.#returns(place, part, payout);
    if (why === "already") this.#already += 1;
    else if (why !== null) this.#left.add(place, part, why, { payout });
  }

  /** It lists payouts of ours with sums that are not its own: nobody can say which of them moved. */
  #takeUnsummed(place: Place): void {
    const written = place.entry.unsummed.flatMap((said) => said.match(OUR_REFERENCE) ?? []);
    const run = written.map((id) => this.#known.byEndToEndId.get(id)).find((payout) => payout !== undefined);
    if (run === undefined) this.#left.add(place, undefined, { kind: "no_such_run" });
    else this.#left.add(place, undefined, { kind: "parts_differ" }, { run });
  }

  /** The entry names no payout, but may still be one. */
  #takeStrange(place: Place): void {
    const { entry } = place;
    if (entry.parts.length > 0) for (const part of entry.parts) this.#takeUnnamed(place, part);
    else if (looksLikeOurs(entry.orders)) this.#left.add(place, undefined, { kind: "no_such_run" });
    else this.#left.add(place, undefined, { kind: "unknown" });
  }

  #takeUnnamed(place: Place, part: BankPart): void {
    if (looksLikeOurs([part.endToEndId, part.text, ...place.entry.orders]))
      return this.#left.add(place, part, { kind: "no_such_run" });
    const payout = part.amount < 0n ? this.#withoutName(part) : undefined;
    if (payout === undefined) return this.#left.add(place, part, { kind: "unknown" });
    const { state, settledOn, paidEntry } = this.#standOf(payout);
    if (state !== "ordered" && paidEntry === null && settledOn === place.entry.valueOn) this.#already += 1;
    else this.#left.add(place, part, { kind: "no_reference" }, { payout }, state === "ordered");
  }

  /** Found by the account of an organisation and the amount of its payout: one at the bank before one that ended. */
  #withoutName({ iban, amount }: BankPart): KnownPayout | undefined {
    const same = this.#known.byAccount.get(`${iban} ${-amount}`) ?? [];
    return same.find((payout) => this.#isOrdered(payout)) ?? same.at(-1);
  }

  #leaves(place: Place, part: BankPart, payout: KnownPayout): Verdict {
    const { state, paidEntry } = this.#standOf(payout);
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
      return paidEntry === null || isSameBooking(paidEntry, bookedAs(place, day))
        ? "already"
        : { kind: "paid_twice" };
    if (day < payout.orderedOn) return { kind: "before_order" };
    if (day > this.#today) return { kind: "in_the_future" };
    this.#pay(place, payout);
    return null;
  }

  /** It left although it was marked as sent back, unless an admin already confirmed that it came back since. */
  #seesLeaving({ entry }: Place, payout: KnownPayout): Verdict {
    const day = entry.valueOn;
    if (payout.seenBackAfter === day) return "already";
    this.#seenLeaving.push({ payoutId: payout.id, day, reference: entry.reference });
    return { kind: "given_up" };
  }

  #pay(place: Place, payout: KnownPayout): void {
    const day = place.entry.valueOn;
    this.#matches.push({ ...found(place, day), amount: -payout.amount, kind: "payout_paid", payout });
    const paidEntry = bookedAs(place, day);
    this.#stands.set(payout.id, { ...this.#standOf(payout), state: "paid", settledOn: day, paidEntry });
  }

  #returns(place: Place, part: BankPart, payout: KnownPayout): Verdict {
    const stand = this.#standOf(payout);
    const day = place.entry.bookedOn;
    if (!isReturnOf(part, payout)) return { kind: "from_elsewhere", account: part.iban };
    if (part.amount !== payout.amount) return { kind: "other_amount", expected: payout.amount };
    if (stand.state === "rejected") {
      this.#seenBack.push({ payoutId: payout.id });
      return "already";
    }
    const seen = this.#sightings.see(`returned:${payout.id}`, place);
    if (seen === "copy") return "already";
    if (seen === "again") return { kind: "returned_twice" };
    if (stand.state === "returned")
      return stand.returnedEntry === null || isSameBooking(stand.returnedEntry, bookedAs(place, day))
        ? "already"
        : { kind: "returned_twice" };
    if (stand.state !== "paid" || stand.settledOn === null) return { kind: "never_left" };
    if (day < stand.settledOn) return { kind: "before_it_left" };
    if (day > this.#today) return { kind: "in_the_future" };
    const { code = null, text = "" } = part.returned ?? {};
    const why = { code, text: text === "" ? part.text : text };
    const from = { name: part.name, account: part.iban };
    const { amount } = part;
    this.#matches.push({ ...found(place, day), amount, kind: "payout_returned", payout, ...why, from });
    const returnedEntry = bookedAs(place, day);
    this.#stands.set(payout.id, { ...stand, state: "returned", returnedEntry });
    return null;
  }

  #takeBatch(place: Place, run: readonly KnownPayout[]): void {
    const { entry } = place;
    const [part] = entry.parts;
    const [first] = run;
    if (first === undefined) return;
    const members = run.map((payout) => ({ amount: payout.amount, payout, ...this.#standOf(payout) }));
    const verdict = judgeBatch(place, members);
    if (verdict.kind === "left_over") {
      for (const payout of verdict.leaving) this.#seesLeaving(place, payout);
      return this.#left.add(place, part, verdict.why, { run: first });
    }
    const seen = this.#sightings.see(`run:${first.messageId}`, place);
    if (seen === "again") return this.#left.add(place, part, { kind: "paid_twice" }, { run: first });
    if (verdict.open.length > 0) {
      if (place.statement.account !== first.debtorIban)
        return this.#left.add(place, part, { kind: "other_debtor" }, { run: first });
      if (entry.valueOn < first.orderedOn)
        return this.#left.add(place, part, { kind: "before_order" }, { run: first });
      if (entry.valueOn > this.#today)
        return this.#left.add(place, part, { kind: "in_the_future" }, { run: first });
    }
    this.#already += verdict.already;
    for (const payout of verdict.open) this.#pay(place, payout);
  }

  #isOrdered(payout: KnownPayout): boolean {
    return this.#standOf(payout).state === "ordered";
  }
}

/**
 * Every organisation reads our reference on its own statement, so quoting it in a text makes no return: a return has it in
 * the reference field, is marked as one by the bank, or comes from the account the payout went to.
 */
const isReturnOf = ({ endToEndId, returned, iban }: BankPart, payout: KnownPayout): boolean =>
  endToEndId === payout.endToEndId || returned !== null || iban === payout.iban;
