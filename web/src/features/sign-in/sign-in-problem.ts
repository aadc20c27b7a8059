import type { Answer } from "../../lib/answer.ts";
import type { ScreenWords } from "@kalivo/words/screens.ts";

export type SignInProblem = { email?: string; password?: string; banner?: string };

/** The messages of specification §8.12: 404 under the email, 403 under the password, others in a banner. */
export function signInProblem(
  answer: Exclude<Answer<unknown>, { ok: true }>,
  text: ScreenWords["account"],
): SignInProblem {
  if (answer.kind === "unreachable") return { banner: text.unreachable };
  switch (answer.status) {
    case 404:
      return { email: text.emailUnknown };
    case 403:
      return { password: text.passwordWrong };
    case 429:
      return { banner: text.tooManyTries };
    default:
      return { banner: text.unexpected(answer.status) };
  }
}
