import { retriesAt, writtenOffAt } from "./calendar.ts";

/** A provider's advice on a declined payment. */
export type DeclineAdvice = "retry_later" | "new_method" | "never";

/** The next step; waiting means that a mail asks the payer to act, and the charge stays open until day 21. */
export type DunningStep =
  | { readonly kind: "retry"; readonly at: Date }
  | { readonly kind: "wait_for_payer" }
  | { readonly kind: "write_off" };

const HALF_A_DAY_MS = 12 * 3_600_000;

/**
 * Rule 15, evaluated whenever a charge was declined and each time its wait is reviewed. Soft declines are retried on day 3,
 * 7 and 14 after the first failure, each day at most once, never in the past and never twice within half a day. "Do not try
 * again", a method that must be replaced and a bank that requires authentication wait for the payer. From day 21 on: written
 * off.
 */
export function nextDunningStep(failure: {
  readonly advice: DeclineAdvice;
  readonly authenticationRequired: boolean;
  readonly firstFailure: Date;
  /** Failed attempts so far, including the first: at least 1. */
  readonly attempts: number;
  readonly now: Date;
}): DunningStep {
  const { advice, authenticationRequired, firstFailure, attempts, now } = failure;
  if (now >= writtenOffAt(firstFailure)) return { kind: "write_off" };
  if (authenticationRequired || advice !== "retry_later") return { kind: "wait_for_payer" };
  const at = retriesAt(firstFailure)
    .slice(attempts - 1)
    .find((retry) => retry.getTime() - now.getTime() > HALF_A_DAY_MS);
  return at === undefined ? { kind: "wait_for_payer" } : { kind: "retry", at };
}
