import type { Answer } from "../../lib/answer.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

export type Failed = Exclude<Answer<unknown>, { ok: true }>;
type Words = ScreenWords["account"];

/** Forgot (specification §8.13): 404 goes under the email, others in a banner. */
export function forgotProblem(answer: Failed, text: Words): { email?: string; banner?: string } {
  if (answer.kind === "unreachable") return { banner: text.unreachable };
  switch (answer.status) {
    case 404:
      return { email: text.emailUnknown };
    case 500:
      return { banner: text.serverError };
    case 429:
      return { banner: text.tooManyTries };
    default:
      return { banner: text.unknown(answer.status) };
  }
}

/** Reset (specification §8.14): most refusals are about the link, so they offer a new one. */
export function resetProblem(answer: Failed, text: Words): { banner: string; newLink: boolean } {
  if (answer.kind === "unreachable") return { banner: text.unreachable, newLink: false };
  switch (answer.status) {
    case 404:
      return { banner: text.tokenUnknown, newLink: true };
    case 408:
      return { banner: text.tokenExpired, newLink: true };
    case 409:
      return { banner: text.tokenReplaced, newLink: false };
    case 410:
      return { banner: text.tokenUsed, newLink: true };
    case 422:
      return { banner: answer.data.message ?? text.unknown(422), newLink: false };
    case 500:
      return { banner: text.serverError, newLink: false };
    default:
      return { banner: text.unknown(answer.status), newLink: false };
  }
}
