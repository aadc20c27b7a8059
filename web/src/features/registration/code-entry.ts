import type { Answer } from "../../lib/answer.ts";
import { CODE_LENGTH } from "@kalivo/domain/limits.ts";
import { parseCodeText, plainCode } from "@kalivo/domain/codes/code-text.ts";
import type { MoreWords } from "@kalivo/words/screens.ts";

/** What the check of a code answers, as far as a chip needs it. */
export type CheckedCode = { code: string; rate_in_cents_per_kcal: number; monthly_max_in_euros?: number };

/** A link that somebody types by hand: it has signs that no code has, and its code comes last. */
const isAddress = (typed: string): boolean => /^[^\s:/.]+[:/.]\S*$/.test(typed.trim());

/**
 * What the field holds of what was typed or pasted: the code within a link, a link that has none yet as it is, else its
 * signs, as many as a code has.
 */
export function asCode(typed: string): string {
  const plain = plainCode(typed);
  return parseCodeText(typed) ?? (isAddress(typed) ? plain : plain.slice(0, CODE_LENGTH));
}

/** A code is checked by itself once it has 8 characters (specification §5.7). */
export const isWhole = (typed: string): boolean =>
  !isAddress(typed) && plainCode(typed).length >= CODE_LENGTH;

/** A valid code joins the list once, however often it is typed (specification §4.13). */
export function withCode(codes: readonly CheckedCode[], code: CheckedCode): readonly CheckedCode[] {
  return codes.some((known) => plainCode(known.code) === plainCode(code.code)) ? codes : [...codes, code];
}

type Failed = Exclude<Answer<unknown>, { ok: true }>;

/** Whether it was the code that was refused; otherwise nobody knows yet whether it is good. */
export const isRefusal = ({ status }: Failed): boolean => [403, 404, 410, 422, 423].includes(status);

/**
 * The sentences for a code at registration and wherever one is typed (specification §8.3); when to try again, the
 * server says.
 */
export function codeProblem({ status, data }: Failed, text: MoreWords["codes"]["entry"]): string {
  switch (status) {
    case 404:
      return text.unknown;
    case 410:
    case 423:
      return text.expired;
    case 403:
      return text.full;
    case 500:
      return text.serverError;
    case 429:
      return data.message ?? text.other;
    default:
      return text.other;
  }
}
