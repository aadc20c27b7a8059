import type { Answer } from "../../lib/answer.ts";
import { CODE_LENGTH } from "@kalivo/domain/limits.ts";
import { plainCode } from "@kalivo/domain/codes/code-text.ts";
import type { MoreWords } from "@kalivo/words/screens.ts";

/** What the check of a code answers, as far as a chip needs it. */
export type CheckedCode = { code: string; rate_in_cents_per_kcal: number };

/** A code is checked by itself once it has 8 characters (§5). */
export const isWhole = (typed: string): boolean => plainCode(typed).length >= CODE_LENGTH;

/** A valid code joins the list once, however often it is typed (§4). */
export function withCode(codes: readonly CheckedCode[], code: CheckedCode): readonly CheckedCode[] {
  return codes.some((known) => plainCode(known.code) === plainCode(code.code)) ? codes : [...codes, code];
}

/** §8's sentences for a code at registration and wherever one is typed. */
export function codeProblem(
  answer: Exclude<Answer<unknown>, { ok: true }>,
  text: MoreWords["codes"]["entry"],
): string {
  switch (answer.status) {
    case 404:
      return text.unknown;
    case 410:
    case 423:
      return text.expired;
    case 403:
      return text.full;
    case 500:
      return text.serverError;
    default:
      return text.other;
  }
}
