/** Euro cents, always whole and never a `number`. */
export type Cents = bigint;

/** The sum of the amounts; 0 for none. */
export function sumCents(amounts: Iterable<Cents>): Cents {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

/**
 * Reads euros as the person typed them: works on the decimal digits, so 0.29 is 29 cents and not 28.
 * Null when the number is not finite or has a fraction of a cent.
 */
export function centsFromEuros(euros: number): Cents | null {
  const match = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(`${euros}`);
  if (match === null) return null;
  const [, sign = "", whole = "", fraction = ""] = match;
  return BigInt(`${sign}${whole}${fraction.padEnd(2, "0")}`);
}

/** For the wire and for display only: the nearest number to the exact euros. */
export function eurosFromCents(cents: Cents): number {
  return Number(cents) / 100;
}

/** `12.34`: exactly, for machine-readable files. Never through a floating-point number. */
export function decimalFromCents(cents: Cents): string {
  const digits = `${cents < 0n ? -cents : cents}`.padStart(3, "0");
  return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
