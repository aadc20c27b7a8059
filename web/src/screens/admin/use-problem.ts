import type { Answer } from "../../lib/answer.ts";
import { useText } from "../../lib/text.tsx";

type Failed = Exclude<Answer<unknown>, { ok: true }>;

/** An error message: the server's, if it has one. */
export function useProblem() {
  const account = useText("account");
  const global = useText("global");
  return (answer: Failed): string =>
    answer.kind === "unreachable"
      ? account.unreachable
      : (answer.data.message ?? global.unexpectedError(answer.status));
}
