import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { Queryable } from "#server/db/client.ts";
import { journalProviderPayout } from "../../ledger/post-payout.ts";
import { bookedKeys, holdProviderPayouts } from "../../watch/watch.queries.ts";
import { payableOf } from "../owed/owed.queries.ts";
import { holdPayouts, markSignedAtTheBank } from "../payouts.queries.ts";
import { returnPayout, settlePayout } from "../settle-payouts.ts";
import type { Match } from "./matched.ts";
import { insertEntry, statementId, type ProviderPayout } from "./bank.queries.ts";
import { noteSeen } from "./note-seen.ts";
import { readForUs, type BankFile, type ReadRefusal } from "./read-for-us.ts";

export type BookRefusal = ReadRefusal | { kind: "nothing_new" | "changed" };
type Booking = { bytes: Buffer; ownIban: string | null; seen: string; by: number };

/**
 * Books the file that an admin previewed: `seen` is the preview. The second of two concurrent admins is told that it was
 * booked, and an entry already booked is no match any more. Runs in the caller's transaction, so all or nothing.
 */
export async function bookFile(
  tx: Queryable,
  { bytes, ownIban, seen, by }: Booking,
  now: Date,
): Promise<Result<BankFile, BookRefusal>> {
  await holdPayouts(tx);
  await holdProviderPayouts(tx);
  const read = await readForUs(tx, { bytes, ownIban }, now);
  if (!read.ok) return refuse(read.refusal);
  const file = read.value;
  if (file.matches.length === 0) return refuse({ kind: "nothing_new" });
  if (file.checksum !== seen) return refuse({ kind: "changed" });
  const ids = new Map<number, number>();
  for (const index of new Set(file.matches.map(({ statement }) => statement))) {
    const statement = file.statements[index];
    if (statement !== undefined) ids.set(index, await statementId(tx, statement));
  }
  await noteSeen(tx, file, by, now);
  const leaving = file.matches.flatMap((match) => (match.kind === "payout_paid" ? [match.payout.runId] : []));
  await markSignedAtTheBank(tx, [...new Set(leaving)], by, now);
  for (const match of await inLockOrder(tx, file.matches)) {
    await book(tx, match, by, now);
    await note(tx, match, { by, statementId: ids.get(match.statement) ?? 0 }, now);
  }
  return accept(file);
}

/** An admin confirmed one of the payouts by hand concurrently: nothing of the file is booked. */
export class ChangedMeanwhile extends Error {}

/** Returns last, in the order in which all writers lock payables; a payout that came back in this file left in it first. */
async function inLockOrder(tx: Queryable, matches: readonly Match[]): Promise<Match[]> {
  const returns = matches.filter((match) => match.kind === "payout_returned");
  const payable = await payableOf(
    tx,
    returns.map(({ payout }) => payout.organisation.id),
  );
  const order = ({ payout }: (typeof returns)[number]) => payable.get(payout.organisation.id)?.account ?? 0;
  return [
    ...matches.filter((match) => match.kind !== "payout_returned"),
    ...returns.toSorted((a, b) => order(a) - order(b)),
  ];
}

async function book(tx: Queryable, match: Match, by: number, now: Date): Promise<void> {
  if ("transfer" in match) {
    if (match.kind === "provider_withdrawal") return; // booked when the provider told of it
    return bookArrival(tx, match.transfer, match.day);
  }
  const { day, payout } = match;
  const done =
    match.kind === "payout_paid"
      ? await settlePayout(
          tx,
          payout.id,
          { by, state: "paid", settledOn: day, bankReference: ownReference(match.reference) },
          now,
        )
      : await returnPayout(tx, payout.id, { by, returnedOn: day, reason: reasonOf(match) }, now);
  if (!done.ok) throw new ChangedMeanwhile(`payout ${payout.id} of a statement: ${done.refusal}`);
}

const MOST_REASON = 200;

/** `AC04: closed`: the bank's reason code, which the pages translate, and its text. */
const reasonOf = ({ code, text }: Match & { kind: "payout_returned" }): string =>
  [code, text]
    .filter((said) => said !== null && said !== "")
    .join(": ")
    .slice(0, MOST_REASON) || "–";

/** The provider's event may have been booked already; else the bank's day is the arrival. */
async function bookArrival(tx: Queryable, { ref, amount, provider }: ProviderPayout, day: string) {
  const booked = await bookedKeys(tx, `po:${ref}`);
  if (booked.has(`po:${ref}:bank`)) return;
  await journalProviderPayout(tx, { ref, amount, provider, at: new Date(`${day}T12:00:00Z`) }, "arrived");
}

const note = (
  tx: Queryable,
  match: Match,
  facts: { by: number; statementId: number },
  now: Date,
): Promise<void> => {
  const { reference, day, amount } = match;
  const entry = { ...facts, reference, day, amount };
  return "transfer" in match
    ? insertEntry(tx, { ...entry, kind: match.kind, ref: match.transfer.ref }, now)
    : insertEntry(tx, { ...entry, kind: match.kind, payoutId: match.payout.id }, now);
};

/** The longest reference of a bank, which identifies an entry again; a place in the file does not. */
const MOST_REFERENCE = 35;
const ownReference = (reference: string): string | null =>
  reference.startsWith("#") ? null : reference.slice(0, MOST_REFERENCE);
