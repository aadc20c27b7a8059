import type { Stripe } from "stripe";
import type { StripeFake } from "../../stripe-fake/stripe-fake.ts";
import { idOf } from "../../stripe-fake/world.ts";

type World = StripeFake["world"];

/** What the provider remembers of one of our charges that was paid. */
export type Paid = {
  charge: number;
  payment: string;
  amount: bigint;
  fee: bigint;
  refunds: { ref: string; amount: bigint; failed: boolean }[];
  disputes: { ref: string; amount: bigint; fee: bigint; end: "open" | "won" | "lost" }[];
};

/** What moved on its account and belongs to no charge that was paid: sent to our bank, or kept. */
export type Movement = { ref: string; amount: bigint };

export type ProviderBooks = ReturnType<typeof providerBooks>;

/** The provider's own memory, by our charges. */
export function providerBooks(world: World) {
  const paid = [...world.paymentIntents.values()].filter(({ status }) => status === "succeeded");
  const lines = [...world.transactions.values()];
  return {
    /** Every payment that succeeded, by the charge it names. */
    payments: Map.groupBy(paid, ({ metadata }) => Number(metadata["charge"] ?? 0)),
    /** Every time that money came in, by the provider's charge. */
    takings: Map.groupBy(
      lines.filter(({ type }) => type === "charge" || type === "payment"),
      ({ source }) => idOf(source) ?? "",
    ),
    paid: paid.map((payment) => paidOf(world, payment)),
    payouts: [...world.payouts.values()].map(({ id, amount }): Movement => ({
      ref: id,
      amount: BigInt(amount),
    })),
    costs: lines.flatMap((line) => costOf(world, line)),
    /** All of it, with what it has only announced to take. */
    held:
      lines.reduce((sum, { net }) => sum + BigInt(net), 0n) -
      [...world.withdrawsAt.keys()].reduce(
        (sum, id) => sum + BigInt(world.disputes.get(id)?.amount ?? 0),
        0n,
      ),
  };
}

function paidOf(world: World, payment: Stripe.PaymentIntent): Paid {
  const charge = world.charges.get(idOf(payment.latest_charge) ?? "");
  const line = world.transactions.get(idOf(charge?.balance_transaction) ?? "");
  const ofIt = (each: { charge: string | Stripe.Charge | null }) => idOf(each.charge) === charge?.id;
  return {
    charge: Number(payment.metadata["charge"] ?? 0),
    payment: payment.id,
    amount: BigInt(charge?.amount ?? 0),
    fee: BigInt(line?.fee ?? 0),
    refunds: [...world.refunds.values()]
      .filter(ofIt)
      .map(({ id, amount, status }) => ({ ref: id, amount: BigInt(amount), failed: status === "failed" })),
    disputes: [...world.disputes.values()].filter(ofIt).flatMap((dispute) => {
      const end = endOf(dispute);
      if (end === null) return [];
      const fee = dispute.balance_transactions.reduce((sum, each) => sum + BigInt(each.fee), 0n);
      return [{ ref: dispute.id, amount: BigInt(dispute.amount), fee, end }];
    }),
  };
}

/** Null: the bank only asked. */
function endOf({ status }: Stripe.Dispute): "open" | "won" | "lost" | null {
  if (status.startsWith("warning")) return null;
  if (status === "won") return "won";
  return status === "lost" ? "lost" : "open";
}

/** Of a debit that failed: what its second line did not give back. */
function costOf(world: World, line: Stripe.BalanceTransaction): Movement[] {
  const charge = world.charges.get(idOf(line.source) ?? "");
  if (line.type !== "payment" || charge?.status !== "failed") return [];
  const back = world.transactions.get(idOf(charge.failure_balance_transaction) ?? "");
  const kept = BigInt(line.fee + (back?.fee ?? 0));
  return kept > 0n ? [{ ref: line.id, amount: kept }] : [];
}
