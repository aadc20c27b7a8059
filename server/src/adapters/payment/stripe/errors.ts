import { Stripe } from "stripe";
import { Misconfigured, OutcomeUnknown, RateLimited, Rejected, UnknownThere } from "../port.ts";

const { errors } = Stripe;

/** One question to Stripe; whatever goes wrong is one of the port's exceptions. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

/** The same for a list that is fetched page by page. */
export async function* askEach<T>(list: () => AsyncIterable<T>): AsyncIterable<T> {
  try {
    yield* list();
  } catch (error) {
    throw translated(error);
  }
}

/**
 * What an error of the SDK means for the product. Only an answer that says so is a refusal; no answer, half an answer or
 * one nobody can read leave the outcome open (money §8.1).
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

/** An object in a state in which this cannot be done to it: it may well be done already. */
export const isUnexpectedState = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === "payment_intent_unexpected_state";

export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === "resource_missing";

/** Refusals that no payer can cause or cure: the request, the key or the account is not as it must be. */
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

/** In codes and ids only: Stripe's own sentences may repeat an address or part of a key. */
function saidBy({ type, code, param, statusCode, requestId }: InstanceType<typeof errors.StripeError>) {
  const parts = [code ?? type, param, statusCode, requestId].filter((part) => part !== undefined);
  return `Stripe says ${parts.join(", ")}`;
}
