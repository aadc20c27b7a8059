import type { Cents } from "@kalivo/domain/money/cents.ts";

/** An amount of Stripe: a whole number of cents in a currency. Only euros can be booked. */
export function euros(amount: number, currency: string): Cents {
  if (currency !== "eur") throw new Error(`Stripe answered an amount in ${currency}`);
  return cents(amount);
}

/** The same for any currency. */
export function cents(amount: number): Cents {
  if (!Number.isSafeInteger(amount))
    throw new Error(`Stripe answered ${amount}, which is not a whole amount`);
  return BigInt(amount);
}

export function wholeNumber(amount: Cents): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new Error(`${amount} cents are more than a number can hold`);
  return number;
}
