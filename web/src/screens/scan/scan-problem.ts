import type { Answer } from "../../lib/answer.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

type Words = Pick<ScreenWords["codes"], "scan"> & { unreachable: string };

/** The error messages for a code on the scan screen (specification §8.2); the time to try again comes from the server. */
export function scanProblem(
  { kind, status, data }: Exclude<Answer<unknown>, { ok: true }>,
  { scan: text, unreachable }: Words,
): string {
  if (kind === "unreachable") return unreachable;
  switch (status) {
    case 404:
      return text.unknown;
    case 410:
      return text.expired;
    case 409:
      return text.used;
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
