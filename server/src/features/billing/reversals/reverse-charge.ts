import { allocate } from "@kalivo/domain/money/allocate.ts";
import { sumCents, type Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { journalGivenAgain, journalLessGiven } from "../ledger/post-given.ts";
import { moveTotals } from "../ledger/ledger.queries.ts";
import { givenShares, insertReversal, markUndone, partiesOf } from "./reversals.queries.ts";

/**
 * Takes a sum of a charge out of what counts as given, from every share pro rata, and out of the totals of all three parties
 * (rule 16). The caller holds the charge's lock. Returns what counted before, which the journal needs, and the reversal;
 * null when nothing counted any more.
 */
export async function reverseCharge(
  db: Queryable,
  reversal: { chargeId: number; kind: "refund" | "dispute"; amount: Cents; at: Date },
): Promise<{ reversalId: number | null; given: Cents }> {
  const shares = await givenShares(db, reversal.chargeId);
  const given = sumCents(shares.map(({ cents }) => cents));
  const amount = reversal.amount < given ? reversal.amount : given;
  if (amount === 0n) return { reversalId: null, given };
  const parts = allocate(
    amount,
    shares.map(({ cents }) => cents),
  );
  const taken = shares
    .map((share, index) => ({ ...share, cents: parts[index] ?? 0n }))
    .filter(({ cents }) => cents > 0n);
  await moveTotals(db, reversal.chargeId, "out");
  const reversalId = await insertReversal(db, { ...reversal, amount }, taken);
  await moveTotals(db, reversal.chargeId, "in");
  const charge = await partiesOf(db, reversal.chargeId);
  const takenShares = taken.map(({ burner_id: burnerId, organisation_id: organisationId, cents }) => ({
    burnerId,
    organisationId,
    cents,
  }));
  await journalLessGiven(db, { charge, reversalId, at: reversal.at }, takenShares);
  return { reversalId, given };
}

/** A won dispute or a failed refund: it counts as given again. */
export async function undoReversal(
  db: Queryable,
  { chargeId, reversalId, at }: { chargeId: number; reversalId: number; at: Date },
): Promise<void> {
  await moveTotals(db, chargeId, "out");
  await markUndone(db, reversalId, at);
  await moveTotals(db, chargeId, "in");
  await journalGivenAgain(db, { charge: await partiesOf(db, chargeId), reversalId, at });
}
