import { useMoreText } from "../../lib/text.tsx";
import { useEffect, useRef, useState } from "react";
import { codeOfEntry } from "../../features/codes/code-link.ts";
import { checkCode, useApplyCode } from "../../features/codes/use-codes.ts";
import { scanProblem } from "./scan-problem.ts";

export type CodeFlow =
  | { kind: "idle" }
  | { kind: "checking" }
  | { kind: "refused"; said: string }
  | { kind: "applied"; done: readonly string[] };

/** §4: checking, then applying, then what was done, or why not. A code that arrived with the address begins by itself. */
export function useCodeFlow(arrived: string | null) {
  const text = useMoreText().codes;
  const { mutateAsync: apply } = useApplyCode();
  const [state, setState] = useState<CodeFlow>(arrived === null ? { kind: "idle" } : { kind: "checking" });
  const run = async (typed: string) => {
    const code = codeOfEntry(typed);
    if (code === "") return setState({ kind: "refused", said: text.none });
    setState({ kind: "checking" });
    const checked = await checkCode(code);
    if (!checked.ok) return setState({ kind: "refused", said: scanProblem(checked.status, text.scan) });
    const applied = await apply(code);
    if (!applied.ok) return setState({ kind: "refused", said: text.applyFailed });
    return setState({ kind: "applied", done: applied.data });
  };
  const begun = useRef(false);
  useEffect(() => {
    if (arrived === null || begun.current) return;
    begun.current = true; // a use is counted once, however often this page is drawn
    void run(arrived);
  });
  return {
    state,
    use: (code: string) => void run(code),
    refuse: (said: string) => setState({ kind: "refused", said }),
    reset: () => setState({ kind: "idle" }),
  };
}
