import { Stripe } from "stripe";
import { Misconfigured, OutcomeUnknown, RateLimited, Rejected, UnknownThere } from "../port.ts";

const { errors } = Stripe;

/** One call to Stripe; every error is translated to one of the port's. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

/** The same for a paginated list. */
export async function* askEach<T>(list: () => AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* list();
  } catch (error) {
    throw translated(error);
  }
}

/**
 * Maps an SDK error to the port's. Only an explicit answer is a rejection; no answer, an incomplete or an unreadable one
 * leaves the outcome unknown (money §8.1).
 */
export function translated(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const said = saidBy(error);
  if (error instanceof errors.StripeRateLimitError)
    return error.code === "lock_timeout" ? new OutcomeUnknown(said) : new RateLimited(said);
  if (error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError)
    return new Misconfigured(said);
  if (error instanceof errors.StripeInvalidRequestError)
    return isOurFault(error.code)
      ? new Misconfigured(said)
      : new (isMissing(error) ? UnknownThere : Rejected)(said);
  if (error instanceof errors.StripeIdempotencyError || error instanceof errors.StripeCardError)
    return new Rejected(said);
  return new OutcomeUnknown(said);
}

/** The object's state does not allow the call: it may already be done. */
export const isUnexpectedState = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === "payment_intent_unexpected_state";

export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Errors that no payer can cause or fix: the request, the key or the account is wrong. */
const OUR_FAULT = new Set([
  "account_closed",
  "account_invalid",
  "account_country_invalid_address",
  "api_key_expired",
  "livemode_mismatch",
  "payment_method_unactivated",
  "platform_api_key_expired",
  "secret_key_required",
  "testmode_charges_only",
]);

const isOurFault = (code: string | undefined): boolean =>
  code !== undefined && (code.startsWith("parameter_") || OUR_FAULT.has(code));

/** Codes and ids only: Stripe's messages may contain an address or part of a key. */
function saidBy({ type, code, param, statusCode, requestId }: InstanceType<typeof errors.StripeError>) {
  const parts = [code ?? type, param, statusCode, requestId].filter((part) => part !== undefined);
  return `Stripe says ${parts.join(", ")}`;
}
