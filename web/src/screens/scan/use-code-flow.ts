import type { CodeOffer } from "@kalivo/contract/shapes/code.ts";
import { useText } from "../../lib/text.tsx";
import { useEffect, useRef, useState } from "react";
import { codeOfEntry } from "../../features/codes/code-link.ts";
import { checkCode, useApplyCode } from "../../features/codes/use-codes.ts";
import { plainCode } from "@kalivo/domain/codes/code-text.ts";
import { useMe } from "../../features/me/session.ts";
import { go } from "../../lib/navigation.ts";
import { href } from "../../paths.ts";
import { scanProblem } from "./scan-problem.ts";
import { useQueryClient } from "@tanstack/react-query";

export type CodeFlow =
  | { kind: "idle" }
  | { kind: "checking" }
  | { kind: "refused"; said: string }
  /** One's own code: no error, but for others to use. */
  | { kind: "own"; id: number }
  /** Joining would show somebody who is not public: waits for their answer. */
  | { kind: "asking"; code: string; offer: CodeOffer }
  | ({ kind: "applied" } & Done);

/** The effects of the code, one sentence each, and its terms. */
export type Done = { done: readonly string[]; offer: CodeOffer };

/** Query key of the effects of a code applied by its URL, until they were shown. */
const JUST_DONE = ["what a code did"];

/**
 * Check, apply, then the effects or the error (specification §4.8). A code in the URL starts automatically. Only a team
 * that would show somebody who is not public (rule 35) is asked about first.
 */
export function useCodeFlow(arrived: string | null) {
  const text = useText("codes");
  const account = useText("account");
  const { mutateAsync: apply } = useApplyCode();
  const client = useQueryClient();
  const { codes, teams, privacy } = useMe();
  const [state, setState] = useState<CodeFlow>(() => {
    const done = client.getQueryData<Done>(JUST_DONE);
    if (arrived !== null) return { kind: "checking" };
    return done === undefined ? { kind: "idle" } : { kind: "applied", ...done };
  });
  const run = async (typed: string) => {
    const code = codeOfEntry(typed);
    if (code === "") return setState({ kind: "refused", said: text.none });
    setState({ kind: "checking" });
    const checked = await checkCode(code);
    const own = codes.find((mine) => mine.owner_type === "user" && plainCode(mine.code) === plainCode(code));
    if (checked.status === 409 && own !== undefined) return setState({ kind: "own", id: own.id });
    if (!checked.ok)
      return setState({
        kind: "refused",
        said: scanProblem(checked, { ...text, unreachable: account.unreachable }),
      });
    const offer = checked.data;
    const { owner, owner_type: by } = offer;
    const joins = by === "team" && teams.every(({ id }) => id !== owner.id);
    if (joins && !privacy.public) return setState({ kind: "asking", code, offer });
    return useIt(code, offer);
  };
  const useIt = async (code: string, offer: CodeOffer) => {
    setState({ kind: "checking" });
    const applied = await apply(code);
    if (!applied.ok) {
      const reason = applied.status === 500 ? undefined : applied.data.message;
      const said = reason === undefined || reason === text.applyFailed ? [] : [reason];
      return setState({ kind: "refused", said: [text.applyFailed, ...said].join(" ") });
    }
    const done: Done = { done: applied.data, offer };
    if (arrived === null) return setState({ kind: "applied", ...done });
    // Replaces the URL, which would apply the code again on reload.
    client.setQueryData(JUST_DONE, done);
    return go.replace(href("scan"));
  };
  const begun = useRef(false);
  useEffect(() => {
    if (arrived === null || begun.current) return;
    begun.current = true; // one use only, even if effects run twice
    void run(arrived);
  });
  return {
    state,
    use: (code: string) => void run(code),
    join: (code: string, offer: CodeOffer) => void useIt(code, offer),
    refuse: (said: string) => setState({ kind: "refused", said }),
    reset: () => {
      client.removeQueries({ queryKey: JUST_DONE });
      setState({ kind: "idle" });
      if (arrived !== null) go.replace(href("scan")); // a reload would ask again
    },
  };
}
