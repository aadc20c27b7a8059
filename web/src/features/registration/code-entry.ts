import type { Answer } from "../../lib/answer.ts";
import { CODE_LENGTH } from "@kalivo/domain/limits.ts";
import { parseCodeText, plainCode } from "@kalivo/domain/codes/code-text.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

/** The fields of a checked code that its chip shows. */
export type CheckedCode = { code: string; rate_in_cents_per_kcal: number; monthly_max_in_euros?: number };

/** A typed link: it contains characters that no code has, and its code comes last. */
const isAddress = (typed: string): boolean => /^[^\s:/.]+[:/.]\S*$/.test(typed.trim());

/**
 * Normalises what was typed or pasted: the code within a link; an incomplete link unchanged; else the characters of a code,
 * up to its length.
 */
export function asCode(typed: string): string {
  const plain = plainCode(typed);
  return parseCodeText(typed) ?? (isAddress(typed) ? plain : plain.slice(0, CODE_LENGTH));
}

/** A code of 8 characters is checked automatically (specification §5.7). */
export const isWhole = (typed: string): boolean =>
  !isAddress(typed) && plainCode(typed).length >= CODE_LENGTH;

/** Adds a valid code, unless it is in the list already (specification §4.13). */
export function withCode(codes: readonly CheckedCode[], code: CheckedCode): readonly CheckedCode[] {
  return codes.some((known) => plainCode(known.code) === plainCode(code.code)) ? codes : [...codes, code];
}

type Failed = Exclude<Answer<unknown>, { ok: true }>;

/** Whether the code itself was refused; any other error says nothing about it. */
export const isRefusal = ({ status }: Failed): boolean => [403, 404, 410, 422, 423].includes(status);

/**
 * The error messages for a code, at registration and elsewhere (specification §8.3); the time to try again comes from the
 * server.
 */
export function codeProblem({ status, data }: Failed, text: ScreenWords["codes"]["entry"]): string {
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
