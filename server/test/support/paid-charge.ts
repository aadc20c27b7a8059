import { closeMonth } from "../../src/features/billing/close/close-month.ts";
import { applyPaymentState } from "../../src/features/billing/collect/apply-payment-state.ts";
import { lockCharge } from "../../src/features/billing/collect/collect.queries.ts";
import type { Charge } from "../../src/features/billing/collect/settle-charge.ts";
import { markNotified } from "../../src/features/billing/announce/announce.queries.ts";
import type { Db } from "../../src/db/client.ts";
import { newBurner, newOrganisation, newPayer, newPledge, newWorkout } from "./month-world.ts";

const NOVEMBER = 202611;
const CLOSED_AT = new Date("2026-12-01T05:00:00Z");
export const PAID_AT = new Date("2026-12-04T08:00:00Z");

export type PayerAt = (db: Db, nth: number) => Promise<number>;

/**
 * A closed November: `count` payers backed two burners with three organisations each, the second one with the first two of
 * them, and paid 10.01 €; fee 0.41 €. `payerAt` makes the payer of a number, by default a person.
 */
export async function paidCharges(
  db: Db,
  count: number,
  first?: number,
  payerAt: PayerAt = (made) => newPayer(made),
): Promise<Charge[]> {
  const organisations = [
    first ?? (await newOrganisation(db)),
    await newOrganisation(db),
    await newOrganisation(db),
  ];
  const burners = [await newBurner(db, organisations), await newBurner(db, organisations.slice(0, 2))];
  for (const [index, burner] of burners.entries())
    await newWorkout(db, { burner, endAt: "2026-11-10T10:00:00Z", kcal: index === 0 ? 7_010 : 3_000 });
  const payers: number[] = [];
  for (let made = 0; made < count; made += 1) {
    const payer = await payerAt(db, made);
    for (const burner of burners) await newPledge(db, { payer, burner });
    payers.push(payer);
  }
  await closeMonth(db, NOVEMBER, CLOSED_AT);
  const charges: Charge[] = [];
  for (const payer of payers) charges.push(await pay(db, payer));
  return charges;
}

type Instants = { closedAt: Date; paidAt: Date };

/** The payer's charge was announced at the close and is paid; fee 0.41 €. */
export async function pay(
  db: Db,
  payer: number,
  { closedAt, paidAt }: Instants = { closedAt: CLOSED_AT, paidAt: PAID_AT },
): Promise<Charge> {
  const { id, amount_cents: amount } = await db
    .selectFrom("charges")
    .select(["id", "amount_cents"])
    .where("payer_id", "=", payer)
    .executeTakeFirstOrThrow();
  await markNotified(db, id, closedAt, paidAt);
  const money = { status: "succeeded", ref: `pi_${id}`, chargeRef: `ch_${id}`, fee: 41n } as const;
  const state = { ...money, at: paidAt, amount };
  const told = { chargeId: id, about: { kind: "news", attempt: 0 }, provider: "sandbox", state } as const;
  await applyPaymentState(db, told, paidAt);
  return lockCharge(db, id);
}
