import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "#server/db/client.ts";
import { accountOf, ownedBy } from "./ledger-accounts.ts";
import {
  accountIds,
  insertJournal,
  transfersOf,
  type Journal,
  type Leg,
  type Share,
} from "./ledger.queries.ts";

type Charge = { id: number; payer_id: number; period_id: number };

/**
 * `given:{month}:{charge}`: who gave and raised the money of a success: from its payer to the burners who earned it, and
 * from each burner to the organisations. No money moves with it; figures of people and months are recomputed from it
 * (decision 38).
 */
export async function givenJournal(
  db: Queryable,
  charge: Charge,
  shares: readonly Share[],
  at: Date,
): Promise<Journal> {
  return { key: keyOf(charge), kind: "given", charge, at, legs: await legsOf(db, charge.payer_id, shares) };
}

/** `given:{month}:{charge}:less:{reversal}`: part of it no longer counts as given. */
export async function journalLessGiven(
  db: Queryable,
  { charge, reversalId, at }: { charge: Charge; reversalId: number; at: Date },
  shares: readonly Share[],
): Promise<void> {
  const legs = (await legsOf(db, charge.payer_id, shares)).map(opposite);
  await insertJournal(db, { key: lessKey(charge, reversalId), kind: "given_less", charge, at, legs });
}

/** `given:{month}:{charge}:again:{reversal}`: it counts again, to the cent as it was taken out. */
export async function journalGivenAgain(
  db: Queryable,
  { charge, reversalId, at }: { charge: Charge; reversalId: number; at: Date },
): Promise<void> {
  const legs = (await transfersOf(db, lessKey(charge, reversalId))).map(opposite);
  const key = `${keyOf(charge)}:again:${reversalId}`;
  await insertJournal(db, { key, kind: "given_again", charge, at, legs });
}

/** The sum of each group, in the order in which the groups first appear. */
export function sumBy(shares: readonly Share[], groupOf: (share: Share) => number): Map<number, Cents> {
  const sums = new Map<number, Cents>();
  for (const share of shares) sums.set(groupOf(share), (sums.get(groupOf(share)) ?? 0n) + share.cents);
  return sums;
}

const keyOf = ({ id, period_id: month }: Charge) => `given:${month}:${id}`;
const lessKey = (charge: Charge, reversalId: number) => `${keyOf(charge)}:less:${reversalId}`;
const opposite = ({ debit, credit, cents }: Leg): Leg => ({ debit: credit, credit: debit, cents });

async function legsOf(db: Queryable, payerId: number, shares: readonly Share[]): Promise<Leg[]> {
  const byBurner = sumBy(shares, ({ burnerId }) => burnerId);
  const byOrganisation = sumBy(shares, ({ organisationId }) => organisationId);
  const payer = await accountOf(db, "given_by", payerId);
  const burners = await accountIds(db, "raised_by", [...byBurner.keys()]);
  const organisations = await accountIds(db, "given_to", [...byOrganisation.keys()]);
  return [
    ...[...byBurner].map(([burner, cents]) => ({ debit: payer, credit: ownedBy(burners, burner), cents })),
    ...shares.map(({ burnerId, organisationId, cents }) => ({
      debit: ownedBy(burners, burnerId),
      credit: ownedBy(organisations, organisationId),
      cents,
    })),
  ];
}
