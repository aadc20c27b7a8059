import { RELEASE_DAYS } from "@kalivo/domain/limits.ts";
import type { Selectable } from "kysely";
import type { PaymentProvider, PaymentState } from "#server/adapters/payment/port.ts";
import type { Queryable } from "#server/db/client.ts";
import type { Charges } from "#server/db/schema.gen.ts";
import { chargeArrived } from "../../cheers/answers/write-answer.ts";
import { addGrossTotals, journalSuccess, reverseSubmission } from "../ledger/post.ts";
import { tellPayer } from "../payer-people/tell-payer.ts";
import { recordOutcome } from "./attempts.queries.ts";
import { setMethodState } from "./payee.queries.ts";
import { chargeStatement, updateCharge } from "./collect.queries.ts";

export type Charge = Selectable<Charges>;

/** Delay after which an unknown fee is asked for again. */
const ASK_FEE_AFTER_MS = 3_600_000;
/** A receipt names what the provider keeps (rule 14): it waits this long for the fee, and then goes without. */
export const RECEIPT_WAITS_MS = 24 * 3_600_000;
const DAY_MS = 86_400_000;

/**
 * The money arrived: lines, statement, charge, journals, totals and the receipt, in one transaction. Also for a charge
 * that was written off. Locks are taken in one order everywhere: charge, payer, accounts, balances, totals,
 * answers.
 */
export async function settleCharge(
  db: Queryable,
  charge: Charge,
  state: Extract<PaymentState, { status: "succeeded" }> & { at: Date },
  provider: PaymentProvider["id"],
  now: Date,
): Promise<void> {
  if (state.amount !== charge.amount_cents) {
    throw new Error(
      `charge ${charge.id} is ${charge.amount_cents} cents but the provider took ${state.amount}`,
    );
  }
  if (charge.state === "canceled")
    throw new Error(`charge ${charge.id} was cancelled but the provider took money`);
  await recordOutcome(db, charge.id, "succeeded", now);
  await chargeStatement(db, charge.statement_id);
  const methodKind = await setMethodState(db, charge.payer_id, "active", now);
  await updateCharge(db, charge.id, {
    state: "succeeded",
    succeeded_at: state.at,
    release_at: releaseAt(charge, methodKind, state.at),
    charge_ref: state.chargeRef,
    fee_cents: state.fee,
    next_attempt_at: state.fee === null ? new Date(now.getTime() + ASK_FEE_AFTER_MS) : null,
    lease_until: null,
    action_url: null,
  });
  await tellPayer(
    db,
    { key: `receipt:${charge.id}`, kind: "receipt", payerId: charge.payer_id, chargeId: charge.id },
    state.fee === null ? new Date(now.getTime() + RECEIPT_WAITS_MS) : now,
  );

  // Contention from here on: the provider's account and the totals are shared by all successes.
  if (charge.state === "processing") await reverseSubmission(db, charge, state.at);
  await journalSuccess(db, charge, { provider, fee: state.fee, at: state.at });
  await addGrossTotals(db, charge.id);
  await chargeArrived(db, charge.id, now);
}

/** Rule 17: a direct debit can be taken back longer. A method changed since may only make the release later. */
function releaseAt(charge: Charge, methodKind: string | null, succeededAt: Date): Date {
  const debit = charge.state === "processing" || methodKind === "sepa_debit";
  const days = debit ? RELEASE_DAYS.sepa_debit : RELEASE_DAYS.card;
  return new Date(succeededAt.getTime() + days * DAY_MS);
}
