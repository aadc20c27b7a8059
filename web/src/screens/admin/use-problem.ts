import type { Answer } from "../../lib/answer.ts";
import { useText } from "../../lib/text.tsx";

type Failed = Exclude<Answer<unknown>, { ok: true }>;

/** What went wrong, in words: the server's own where it has some. */
export function useProblem() {
  const { account, global } = useText();
  return (answer: Failed): string =>
    answer.kind === "unreachable"
      ? account.unreachable
      : (answer.data.message ?? global.unexpectedError(answer.status));
}
