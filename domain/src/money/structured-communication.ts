import { accept, refuse, type Result } from "../result.ts";

/** The structured reference of a Belgian transfer: ten digits and two check digits, without separators. */
export type StructuredCommunication = string;
export type CommunicationRefusal = "not_a_communication" | "wrong_check_digits";

/**
 * Reads `+++090/9337/55493+++` as typed, with or without separators. The check digits are the remainder of the first ten
 * digits by 97, or 97 for 0 (Febelfin, OGM-VCS).
 */
export function parseCommunication(typed: string): Result<StructuredCommunication, CommunicationRefusal> {
  const digits = typed.replaceAll(/[\s+*/.-]/g, "");
  if (!/^\d{12}$/.test(digits)) return refuse("not_a_communication");
  return digits.slice(10) === checkDigits(digits.slice(0, 10))
    ? accept(digits)
    : refuse("wrong_check_digits");
}

/** `+++090/9337/55493+++`: as on a bank statement. */
export const formatCommunication = (digits: StructuredCommunication): string =>
  `+++${digits.slice(0, 3)}/${digits.slice(3, 7)}/${digits.slice(7)}+++`;

const checkDigits = (ten: string): string => `${Number(ten) % 97 || 97}`.padStart(2, "0");
