import { useState } from "react";
import type { Answer } from "../../lib/answer.ts";
import { useMe } from "../../features/me/session.ts";
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

/** `useState` of the message shown: once the second factor is shown again, what was refused before is no longer said. */
export function useShownProblem() {
  const may = useMe().may_administer === true;
  const [problem, setProblem] = useState<string | null>(null);
  const [could, setCould] = useState(may);
  if (could !== may) {
    setCould(may);
    if (may) setProblem(null);
  }
  return [problem, setProblem] as const;
}
