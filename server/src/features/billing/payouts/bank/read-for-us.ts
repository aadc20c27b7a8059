import { createHash } from "node:crypto";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { BankStatement } from "./files/bank-statement.ts";
import { readBankFile, type Unread } from "./files/read-statement.ts";
import type { Queryable } from "#server/db/client.ts";
import { matchEntries } from "./match-entries.ts";
import type { Matched } from "./matched.ts";
import { OUR_REFERENCE, providerReferencesIn } from "./our-references.ts";
import { accountsPaidFrom, payoutsNamed, providerPayoutsOf, type KnownTransfers } from "./bank.queries.ts";

export type ReadRefusal =
  | { kind: "unread"; unread: Unread }
  | { kind: "no_own_account" }
  | { kind: "other_account"; account: string };

export type BankFile = Matched & {
  statements: readonly BankStatement[];
  /** Stays the same as long as "Book" would do the same. */
  checksum: string;
};

/** Reads a file of our bank and matches its entries with our books. Writes nothing. */
export async function readForUs(
  db: Queryable,
  { bytes, ownIban }: { bytes: Buffer; ownIban: string | null },
  now: Date,
): Promise<Result<BankFile, ReadRefusal>> {
  const read = readBankFile(bytes);
  if (!read.ok) return refuse({ kind: "unread", unread: read.refusal });
  const statements = read.value;
  const own = new Set([...(await accountsPaidFrom(db)), ...(ownIban === null ? [] : [ownIban])]);
  if (own.size === 0) return refuse({ kind: "no_own_account" });
  const other = statements.find(({ account }) => !own.has(account));
  if (other !== undefined) return refuse({ kind: "other_account", account: other.account });
  const known = await knownOf(db, statements);
  const matched = matchEntries(statements, known, brusselsDay(now));
  return accept({ ...matched, statements, checksum: checksumOf(matched, statements) });
}

async function knownOf(db: Queryable, statements: readonly BankStatement[]): Promise<KnownTransfers> {
  const entries = statements.flatMap((statement) => statement.entries);
  const parts = entries.flatMap((entry) => entry.parts);
  const endToEndIds = parts.flatMap(({ endToEndId, text }) => [
    ...(endToEndId === null ? [] : [endToEndId]),
    ...(text.match(OUR_REFERENCE) ?? []),
  ]);
  const listed = entries.flatMap(({ unsummed }) =>
    unsummed.flatMap((said) => said.match(OUR_REFERENCE) ?? []),
  );
  const messageIds = entries.flatMap(({ orders }) => orders);
  const accounts = parts.flatMap(({ iban, amount }) => (iban === null ? [] : [`${iban} ${-amount}`]));
  const payouts = await payoutsNamed(db, { endToEndIds: [...endToEndIds, ...listed], messageIds, accounts });
  const refs = parts.flatMap(({ name, text, endToEndId }) =>
    providerReferencesIn(`${name} ${text} ${endToEndId}`),
  );
  const amounts = entries.map(({ amount }) => amount);
  return {
    byEndToEndId: new Map(payouts.map((payout) => [payout.endToEndId, payout])),
    byMessageId: Map.groupBy(payouts, ({ messageId }) => messageId),
    byAccount: Map.groupBy(payouts, ({ iban, amount }) => `${iban} ${amount}`),
    providerPayouts: await providerPayoutsOf(db, { amounts: [...new Set(amounts)], refs }),
  };
}

/** Covers everything that would be booked, in order. */
function checksumOf({ matches }: Matched, statements: readonly BankStatement[]): string {
  const facts = matches.map((match) => [
    match.kind,
    "transfer" in match ? match.transfer.ref : match.payout.id,
    match.day,
    String(match.amount),
  ]);
  const names = statements.map(({ account, reference, closesOn }) => [account, reference, closesOn]);
  return createHash("sha256")
    .update(JSON.stringify([names, facts]))
    .digest("hex");
}
