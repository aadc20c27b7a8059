import { accept, refuse, type Result } from "../result.ts";

/** A bank account's number in electronic format: capitals and digits, without spaces. */
export type Iban = string;
export type IbanRefusal = "not_an_iban" | "wrong_length" | "wrong_check_digits";

/**
 * Reads a typed IBAN, with or without spaces. Refused when it is none, has the wrong length for its country, or wrong check
 * digits (ISO 13616, ISO 7064 mod 97-10).
 */
export function parseIban(typed: string): Result<Iban, IbanRefusal> {
  const iban = typed.replaceAll(/[\s.-]/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{1,30}$/.test(iban)) return refuse("not_an_iban");
  const length = LENGTHS[iban.slice(0, 2)];
  if (length === undefined) return refuse("not_an_iban");
  if (iban.length !== length) return refuse("wrong_length");
  return remainder(iban) === 1 ? accept(iban) : refuse("wrong_check_digits");
}

/** `BE71 0961 2345 6769`: in groups of four, for people. */
export const formatIban = (iban: Iban): string => iban.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** The last four characters: enough to tell two accounts apart, not enough to use one. */
export const ibanEnd = (iban: Iban): string => iban.slice(-4);

/** Of the number made from the IBAN with its first four characters last and each letter as 10 to 35. */
function remainder(iban: Iban): number {
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replaceAll(/[A-Z]/g, (letter) =>
    String(letter.charCodeAt(0) - "A".charCodeAt(0) + 10),
  );
  return Number(BigInt(digits) % 97n);
}

/** The length of an IBAN in the SEPA countries, where payouts can go (European Payments Council). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};
