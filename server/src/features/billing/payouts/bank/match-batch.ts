import { sumCents } from "@kalivo/domain/money/cents.ts";
import type { LeftOverReason } from "./left-over.ts";
import { bookedAs, isSameBooking, type Place } from "./matched.ts";
import type { KnownPayout } from "./bank.queries.ts";

/** A payout of the run, with its state so far. */
type Member = { payout: KnownPayout } & Pick<KnownPayout, "state" | "paidEntry" | "seenBackAfter" | "amount">;
export type BatchVerdict =
  | { kind: "pays"; open: readonly KnownPayout[]; already: number }
  | { kind: "left_over"; why: LeftOverReason; leaving: readonly KnownPayout[] };

/**
 * A bank may book a whole run as one sum. It must equal everything still at the bank, or the whole run including what was
 * booked of this very entry before; otherwise it matches nothing: a payout booked as another entry left twice, and one
 * marked as sent back left all the same.
 */
export function judgeBatch(place: Place, run: readonly Member[]): BatchVerdict {
  const { entry } = place;
  const day = entry.valueOn;
  const open = run.filter(({ state }) => state === "ordered");
  const back = run.filter(({ state, seenBackAfter }) => state === "rejected" && seenBackAfter === day);
  const givenUp = run.filter(({ state, seenBackAfter }) => state === "rejected" && seenBackAfter !== day);
  const gone = [...run.filter(({ state }) => state === "paid" || state === "returned"), ...back];
  const isSumOf = (members: readonly Member[]) => members.length > 0 && -entry.amount === sumOf(members);
  const leftOver = (why: LeftOverReason, leaving: readonly Member[] = []): BatchVerdict => ({
    kind: "left_over",
    why,
    leaving: leaving.map(({ payout }) => payout),
  });
  if (open.length + gone.length + givenUp.length === 0) return leftOver({ kind: "not_ordered" });
  const isOther = ({ paidEntry }: Member) =>
    paidEntry !== null && !isSameBooking(paidEntry, bookedAs(place, day));
  if (isSumOf([...open, ...gone]) && !gone.some(isOther))
    return { kind: "pays", open: open.map(({ payout }) => payout), already: gone.length };
  if (isSumOf(open)) return { kind: "pays", open: open.map(({ payout }) => payout), already: 0 };
  if (givenUp.length > 0 && isSumOf([...open, ...gone, ...givenUp]))
    return leftOver({ kind: "batch_given_up", givenUp: sumOf(givenUp) }, givenUp);
  if (isSumOf([...open, ...gone])) return leftOver({ kind: "paid_twice" });
  return leftOver({ kind: "batch_sum", expected: sumOf(open) });
}

const sumOf = (members: readonly Member[]) => sumCents(members.map(({ amount }) => amount));
