import { Stripe } from "stripe";
import { OutcomeUnknown, Rejected, type PaymentProvider, type PaymentState } from "../../port.ts";
import { ask, askEach, isUnexpectedState, translated } from "../errors.ts";
import { wholeNumber } from "../euros.ts";
import { instant, seconds, type StripeAccount } from "../stripe-account.ts";
import { paymentState, WITH_FEE } from "./payment-state.ts";

const PAGE = 100;

/** One PaymentIntent per charge, created unconfirmed: whatever is lost or repeated, no money moves here. */
export async function createPayment(
  account: StripeAccount,
  { chargeKey, customerRef, amount, description, metadata }: Parameters<PaymentProvider["createPayment"]>[0],
): Promise<PaymentState> {
  if (customerRef === "") throw new Rejected("a payment needs a customer");
  const intent = await ask(() =>
    account.stripe.paymentIntents.create(
      {
        amount: wholeNumber(amount),
        currency: "eur",
        customer: customerRef,
        description,
        metadata,
        allowed_payment_method_types: [...account.methods],
        capture_method: "automatic", // the default tells the fee only after the success
        expand: [WITH_FEE],
      },
      { idempotencyKey: `${customerRef}:${chargeKey}` },
    ),
  );
  return paymentState(account, intent);
}

/** Confirming moves the money; Stripe lets one PaymentIntent succeed once, whatever the keys. */
export async function submitPayment(
  account: StripeAccount,
  { paymentRef, methodRef, attemptKey, mode }: Parameters<PaymentProvider["submitPayment"]>[0],
): Promise<PaymentState> {
  try {
    const intent = await account.stripe.paymentIntents.confirm(
      paymentRef,
      {
        payment_method: methodRef,
        ...(mode.by === "merchant" ? { off_session: true } : { return_url: mode.returnUrl }),
        expand: [WITH_FEE],
      },
      { idempotencyKey: `${paymentRef}:${attemptKey}` },
    );
    return paymentState(account, intent);
  } catch (error) {
    return afterFailedConfirmation(account, paymentRef, error);
  }
}

async function afterFailedConfirmation(
  account: StripeAccount,
  paymentRef: string,
  error: unknown,
): Promise<PaymentState> {
  if (error instanceof Stripe.errors.StripeCardError) return declinedBy(account, paymentRef, error);
  const reason = translated(error);
  if (isUnexpectedState(error)) {
    const present = await getPayment(account, paymentRef);
    if (present.status === "canceled" || present.status === "created") throw reason;
    return present;
  }
  // Another request with this key may be the one that succeeded.
  const isOpen = reason instanceof OutcomeUnknown || error instanceof Stripe.errors.StripeIdempotencyError;
  if (!isOpen) throw reason;
  return ifPaid(account, paymentRef, reason);
}

/** The state in which the attempt ended, also when Stripe replays an old answer. */
async function declinedBy(
  account: StripeAccount,
  paymentRef: string,
  { payment_intent: intent }: InstanceType<typeof Stripe.errors.StripeCardError>,
): Promise<PaymentState> {
  return intent?.status === "requires_payment_method"
    ? paymentState(account, intent)
    : getPayment(account, paymentRef);
}

/**
 * Stripe replays an error stored under a key for a day, but a success is visible at once. Otherwise the outcome stays
 * unknown.
 */
async function ifPaid(account: StripeAccount, paymentRef: string, reason: unknown): Promise<PaymentState> {
  const why = reason instanceof Error ? reason.message : String(reason);
  try {
    const present = await getPayment(account, paymentRef);
    if (present.status === "succeeded" || present.status === "processing") return present;
  } catch (error) {
    account.log.warn({ err: error, payment: paymentRef }, "the state of a payment could not be asked for");
  }
  throw new OutcomeUnknown(why);
}

export async function getPayment(account: StripeAccount, paymentRef: string): Promise<PaymentState> {
  const intent = await ask(() => account.stripe.paymentIntents.retrieve(paymentRef, { expand: [WITH_FEE] }));
  return paymentState(account, intent);
}

/** Lists instead of searching: a list has what was just written, search lags behind. */
export async function* findPayments(
  account: StripeAccount,
  { customerRef, since }: Parameters<PaymentProvider["findPayments"]>[0],
): ReturnType<PaymentProvider["findPayments"]> {
  const intents = askEach(() =>
    account.stripe.paymentIntents.list({
      customer: customerRef,
      created: { gte: seconds(since) },
      limit: PAGE,
      expand: [`data.${WITH_FEE}`],
    }),
  );
  for await (const intent of intents) {
    const { metadata, created } = intent;
    yield { ...paymentState(account, intent), metadata, createdAt: instant(created) };
  }
}

/** A payment that has succeeded or is processing is not cancelled, and returned as it is. */
export async function cancelPayment(
  account: StripeAccount,
  { paymentRef, key }: Parameters<PaymentProvider["cancelPayment"]>[0],
): Promise<PaymentState> {
  return ask(async () => {
    try {
      const intent = await account.stripe.paymentIntents.cancel(
        paymentRef,
        { cancellation_reason: "abandoned", expand: [WITH_FEE] },
        { idempotencyKey: `${paymentRef}:${key}` },
      );
      return paymentState(account, intent);
    } catch (error) {
      if (!isUnexpectedState(error)) throw error;
      return getPayment(account, paymentRef);
    }
  });
}
