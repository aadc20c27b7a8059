import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { journalPayoutLeft } from "../ledger/post-payout.ts";
import { factsOf } from "./decide-run.ts";
import { insertLeftAfterAll, payableOf, resolveLeftAfterAll, unresolvedOf } from "./owed/owed.queries.ts";
import { instantOn } from "./settle-payouts.ts";
import { findPayout, lockRun, markSettled, type Payout } from "./payouts.queries.ts";

/** Entries of statements about payouts that were marked as sent back: they left on a day, or came back after that. */
export type Sightings = {
  left: readonly { payoutId: number; day: string; reference: string }[];
  cameBack: readonly { payoutId: number }[];
};

/** Stores what an admin confirmed, each once however often a statement is read. Runs in the caller's transaction. */
export async function noteLeftAfterAll(
  tx: Queryable,
  { left, cameBack }: Sightings,
  by: number,
  now: Date,
): Promise<void> {
  for (const sighting of left) await insertLeftAfterAll(tx, { ...sighting, by }, now);
  for (const { payoutId } of cameBack) {
    const seen = await unresolvedOf(tx, payoutId);
    if (seen !== null) await resolveLeftAfterAll(tx, seen.id, { by, resolution: "came_back" }, now);
  }
}

export type ResolveRefusal = { kind: "unknown" | "nothing_seen" } | { kind: "owed_less"; payable: Cents };
type Resolving = { payoutId: number; by: number; became: "left" | "came_back" };

/**
 * Resolves a payout that a statement shows leaving although it was marked as sent back. Either it did leave: it is booked as
 * paid on that day, out of what the organisation is owed again. Or it came back: the books were right. Where another run
 * paid the same meanwhile the organisation has it twice, and the payout waits until as much is owed, or comes back. Runs in
 * the caller's transaction.
 */
export async function resolvePayout(
  tx: Queryable,
  { payoutId, by, became }: Resolving,
  now: Date,
): Promise<Result<Payout, ResolveRefusal>> {
  const before = await findPayout(tx, payoutId);
  if (before === undefined) return refuse({ kind: "unknown" });
  await lockRun(tx, before.run_id);
  const payout = (await findPayout(tx, payoutId)) ?? before;
  const seen = await unresolvedOf(tx, payoutId);
  if (seen === null || payout.state !== "rejected") return refuse({ kind: "nothing_seen" });
  if (became === "left") {
    const payable = (await payableOf(tx, [payout.organisation_id])).get(payout.organisation_id)?.cents ?? 0n;
    if (payable < payout.amount_cents) return refuse({ kind: "owed_less", payable });
  }
  await resolveLeftAfterAll(tx, seen.id, { by, resolution: became }, now);
  if (became === "came_back") return accept(payout);
  await journalPayoutLeft(tx, factsOf(payout, instantOn(seen.day, now)));
  const bankReference = seen.reference.startsWith("#") ? null : seen.reference.slice(0, 35);
  await markSettled(tx, payoutId, { by, state: "paid", settledOn: seen.day, bankReference }, now);
  return accept(payout);
}
