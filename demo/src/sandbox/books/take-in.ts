import type { Cents } from "@kalivo/domain/money/cents.ts";
import type { Queryable } from "@kalivo/server/db/client.ts";
import { feeOf } from "../payments/outcome.ts";
import type { PaymentRow } from "../payments/payments.queries.ts";
import { DAY_MS, newRef } from "../sandbox.ts";
import { endDebit, insertMovement } from "./books.queries.ts";

const CARD_AVAILABLE_DAYS = 2;
const DEBIT_AVAILABLE_DAYS = 7;

type Taken = Pick<PaymentRow, "amount_cents" | "debit_ref">;

/** A direct debit is on the balance from its submission, as at Stripe. Resolves with the ref of its charge. */
export async function submitDebit(db: Queryable, { amount_cents: gross }: Taken, now: Date): Promise<string> {
  const source = newRef("py");
  const fee = feeOf(gross, "sepa_debit");
  await move(db, { kind: "charge_under_way", gross, fee, source, at: now, days: DEBIT_AVAILABLE_DAYS });
  return source;
}

/** It did not arrive: a line of its own gives everything back. */
export async function giveBackDebit(
  db: Queryable,
  { amount_cents, debit_ref: source }: Taken,
  now: Date,
): Promise<void> {
  if (source === null) return;
  const ref = newRef("txn");
  const fee = await endDebit(db, source, { kind: "charge_failed", given_back_by: ref });
  if (fee === null) return;
  await move(db, { ref, kind: "charge_failure", gross: -amount_cents, fee: -fee, source, at: now, days: 0 });
}

/** A card's money, or a debit's that is on the balance already. Resolves with the ref of the charge. */
export async function takeIn(
  db: Queryable,
  { amount_cents: gross, debit_ref: debit }: Taken,
  fee: Cents,
  now: Date,
): Promise<string> {
  if (debit !== null && (await endDebit(db, debit, { kind: "charge" })) !== null) return debit;
  const source = newRef("ch");
  await move(db, { kind: "charge", gross, fee, source, at: now, days: CARD_AVAILABLE_DAYS });
  return source;
}

type Line = {
  ref?: string;
  kind: string;
  gross: Cents;
  fee: Cents;
  source: string;
  at: Date;
  /** Until it may be sent on. */
  days: number;
};

const move = (db: Queryable, { ref = newRef("txn"), kind, gross, fee, source, at, days }: Line) =>
  insertMovement(db, {
    ref,
    kind,
    gross_cents: gross,
    fee_cents: fee,
    net_cents: gross - fee,
    source_ref: source,
    at,
    available_on: new Date(at.getTime() + days * DAY_MS),
  });
