import type { MoreWords } from "@kalivo/words/screens.ts";

/** §8's sentences for a code on the scan screen. */
export function scanProblem(status: number, text: MoreWords["codes"]["scan"]): string {
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
    default:
      return text.other;
  }
}
