import * as charge from "./charge-money.ts";
import type { ChargeMoney } from "./charge-money.ts";
import type { Earned } from "./earned.ts";
import type { Findings, Wrong } from "./finding.ts";
import { allGiven, legsOfGiven, newGivenShares, putBack, takeOut, type GivenShares } from "./given-shares.ts";
import { differenceOf, type Legs } from "./legs.ts";
import { least } from "./arithmetic.ts";
import type { Paid } from "./provider-books.ts";
import type { ChargeRow, JournalRow, Rows } from "./rows.ts";

type Replaying = { rows: Rows; paid: Paid; findings: Findings };
type Parts = Replaying & { money: ChargeMoney; given: GivenShares };
type Step = { wrong: Wrong; legs: Legs };

/** What became of the money of a charge, and of what counts as given of it. */
export type Replayed = Pick<Parts, "money" | "given">;

/**
 * The journals of one charge in the order in which they were written, each beside what the rules and the provider's books
 * make of it; then what the provider's books say and no journal does.
 */
export function replay(
  replaying: Replaying,
  { payer, released_at: releasedAt }: ChargeRow,
  lines: readonly Earned[],
): Replayed {
  const { rows, paid, findings } = replaying;
  const journals = rows.journals.filter((journal) => journal.charge === paid.charge);
  const keys = new Set(journals.map(({ key }) => key));
  const { money, legs: success } = charge.succeed(paid.amount, lines);
  const parts = { ...replaying, money, given: newGivenShares(payer, lines) };
  if (!keys.has(`charge:${paid.charge}`)) findings.add("paid but lost", `charge:${paid.charge}: no journal`);
  if (!keys.has(`fee:${paid.charge}`) && paid.fee > 0n) {
    charge.keepFee(money, paid.fee);
    findings.add("a fee forgotten or doubled", `fee:${paid.charge}: ${paid.fee}, but none`);
  }
  for (const journal of journals) {
    if (releasedAt !== null && journal.at > releasedAt) money.released = true; // also where nothing was left to release
    const step = stepOf(parts, journal, success);
    const difference = step === null ? null : differenceOf(step.legs, journal.legs);
    if (step !== null && difference !== null) findings.add(step.wrong, `${journal.key}: ${difference}`);
  }
  missing(parts, keys);
  return parts;
}

/** What a journal should be; null: it was spoken of, or is compared elsewhere. */
function stepOf(parts: Parts, journal: JournalRow, success: Legs): Step | null {
  const { paid, money, given, findings } = parts;
  const { key, kind, legs } = journal;
  switch (kind) {
    case "charge_succeeded":
      return { wrong: "a cent is with another organisation", legs: success };
    case "given":
      return { wrong: "a cent is with another organisation", legs: legsOfGiven(given) };
    case "fee":
      if (key === `fee:${paid.charge}`)
        return { wrong: "a fee forgotten or doubled", legs: charge.keepFee(money, paid.fee) };
      findings.add("a fee forgotten or doubled", `${key}: one too many`);
      return null;
    case "refund":
    case "refund_failed":
      return refundStep(parts, key);
    case "dispute_opened":
    case "dispute_won":
    case "dispute_lost":
      return disputeStep(parts, journal);
    case "release":
      return { wrong: "a cent is with another organisation", legs: charge.release(money) };
    case "given_less":
    case "given_again":
      return givenStep(parts, key);
    case "dispute_fee": // all of a dispute's are compared at the end
    case "debit_submitted": // and of a debit that its receivable is gone
    case "debit_ended":
      return null;
    default:
      findings.add("booked but not paid", `${key}: nobody knows a ${kind} of ${legs.size} legs`);
      return null;
  }
}

function refundStep({ paid, money, findings }: Parts, key: string): Step | null {
  const [, ref = "", back] = key.split(":");
  const refund = paid.refunds.find((each) => each.ref === ref);
  if (refund === undefined || (back !== undefined && !(back === "failed" && refund.failed))) {
    findings.add("booked but not paid", `${key}: the provider knows none`);
    return null;
  }
  const legs =
    back === undefined ? charge.goBack(money, ref, refund.amount, "refund") : charge.comeBack(money, ref);
  return { wrong: "a share was not reversed", legs };
}

function disputeStep({ paid, money, findings }: Parts, { key, kind, legs }: JournalRow): Step | null {
  const ref = key.split(":")[1] ?? "";
  const dispute = paid.disputes.find((each) => each.ref === ref);
  if (dispute === undefined) {
    findings.add("a dispute otherwise than the provider says", `${key}: the provider knows none`);
    return null;
  }
  if (key.split(":").length > 3) {
    findings.add("a dispute otherwise than the provider says", `${key}: once more`);
    return null;
  }
  if (kind === "dispute_lost")
    return { wrong: "a share was not reversed", legs: charge.goBack(money, ref, dispute.amount, "dispute") };
  const expected =
    kind === "dispute_won" ? charge.won(money, ref, dispute.amount) : charge.disputed(dispute.amount);
  const fee = legs.get(FEE_LEG); // compared with all others of its dispute
  if (fee !== undefined) expected.set(FEE_LEG, fee);
  return { wrong: "a dispute otherwise than the provider says", legs: expected };
}

const FEE_LEG = "dispute_fees:0 > provider_clearing:2";
const FEE_BACK_LEG = "provider_clearing:2 > dispute_fees:0";

/** What no longer counts as given, share by share, in the rows and in the journal. */
function givenStep({ rows, given, findings }: Parts, key: string): Step {
  const [, , , way, number] = key.split(":");
  const reversal = rows.reversals.find(({ id }) => id === Number(number));
  if (way === "again") return { wrong: "a share was not reversed", legs: putBack(given, Number(number)) };
  const taking = [...rows.refunds, ...rows.disputes].find((each) => each.reversal === reversal?.id);
  const wanted = least(taking?.amount ?? reversal?.amount ?? 0n, allGiven(given));
  const { parts, legs } = takeOut(given, Number(number), wanted);
  const difference = differenceOf(parts, reversal?.shares ?? new Map());
  if (difference !== null) findings.add("a share was not reversed", `reversal ${number}: ${difference}`);
  return { wrong: "a share was not reversed", legs };
}

/** What the provider says and no journal does. */
function missing({ rows, paid, given, findings }: Parts, keys: ReadonlySet<string>): void {
  for (const { ref, failed } of paid.refunds) {
    const isBooked = keys.has(`refund:${ref}`);
    if (!failed && !isBooked) findings.add("a share was not reversed", `refund ${ref}: no journal`);
    if (failed && isBooked && !keys.has(`refund:${ref}:failed`))
      findings.add("a share was not reversed", `refund ${ref} failed: no journal`);
  }
  for (const { ref, end, fee } of paid.disputes) {
    const wanted = [`dp:${ref}:out`, ...(end === "open" ? [] : [`dp:${ref}:${end}`])];
    for (const key of wanted)
      if (!keys.has(key)) findings.add("a dispute otherwise than the provider says", `${key}: no journal`);
    const own = rows.journals.filter(({ key }) => key.startsWith(`dp:${ref}:`));
    const booked = own.reduce(
      (sum, { legs }) => sum + (legs.get(FEE_LEG) ?? 0n) - (legs.get(FEE_BACK_LEG) ?? 0n),
      0n,
    );
    if (booked !== fee) findings.add("a fee forgotten or doubled", `dispute ${ref}: ${fee}, but ${booked}`);
  }
  const back = [
    ...paid.refunds.filter(({ failed }) => !failed),
    ...paid.disputes.filter(({ end }) => end !== "won"),
  ].reduce((sum, { amount }) => sum + amount, 0n);
  const left = paid.amount > back ? paid.amount - back : 0n;
  if (allGiven(given) !== left)
    findings.add(
      "a share was not reversed",
      `charge ${paid.charge}: ${left} are given, but ${allGiven(given)}`,
    );
}
