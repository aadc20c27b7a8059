import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { asCode, type CheckedCode, codeProblem, isRefusal, isWhole, withCode } from "./code-entry.ts";

type Said = { problem?: string; busy?: boolean; added?: string };
/** `unknown`: the check got no answer. The code is sent with the registration all the same; the server then decides. */
type Outcome = "good" | "refused" | "unknown";

/** The codes entered at registration. `arrived`: the code of the followed link, which is added automatically. */
export function useCodeEntry(arrived: string | null, kept: readonly CheckedCode[]) {
  const text = useText("codes");
  const account = useText("account");
  const { held, codes, typed, keep, show } = useHeld(kept);
  const [said, setSaid] = useState<Said>({});
  const latest = useRef(0);
  const checking = useRef<Promise<Outcome> | null>(null);

  const ask = async (code: string, came: boolean): Promise<Outcome> => {
    const mine = (latest.current += 1);
    setSaid({ busy: true });
    const answer = await call("POST", api.checkCode, { data: { code } });
    const typedOn = mine !== latest.current;
    if (answer.ok && (came || !typedOn)) keep(withCode(held.current.codes, answer.data));
    if (typedOn) return "unknown";
    if (answer.ok) {
      show("");
      setSaid({ added: answer.data.code });
      return "good";
    }
    const problem = answer.kind === "unreachable" ? account.unreachable : codeProblem(answer, text.entry);
    const refused = isRefusal(answer);
    // Rate-limited: checks again after the wait, unless the person typed on.
    if (answer.kind === "refusal" && answer.retryAfterSeconds !== undefined)
      setTimeout(() => {
        if (mine === latest.current) void check(code, came);
      }, answer.retryAfterSeconds * 1000);
    // A refused code from the link is removed from the field, as the person did not type it.
    show(refused && came ? "" : code);
    setSaid({ problem: refused && came ? text.withoutIt(problem) : problem });
    return refused ? "refused" : "unknown";
  };
  const check = (code: string, came = false) => (checking.current = ask(code, came));

  useArrived(arrived, (code) => {
    if (!held.current.codes.some((known) => known.code === code)) void check(code, true);
  });

  return {
    arrived,
    codes,
    typed,
    said,
    setCodes: keep,
    type: (value: string) => {
      const code = asCode(value);
      show(code);
      setSaid({});
      latest.current += 1;
      checking.current = null;
      if (isWhole(code)) void check(code);
    },
    /** The codes to send, once checked; null when the field holds an invalid one, whose error is shown. */
    settle: async (): Promise<readonly string[] | null> => {
      const outcome = await checking.current;
      const sent = held.current.codes.map(({ code }) => code);
      const left = held.current.typed;
      if (left === "" || outcome === "good") return sent;
      if (outcome === "unknown") return [...sent, left];
      setSaid(({ problem }) => ({ problem: problem ?? text.notWhole }));
      return null;
    },
  };
}

/** Runs once, also under re-renders. */
function useArrived(code: string | null, take: (code: string) => void) {
  const begun = useRef(false);
  useEffect(() => {
    if (code === null || begun.current) return;
    begun.current = true;
    take(code);
  });
}

/** The codes and the text of the field; the ref `held` has the current values for async handlers. */
function useHeld(kept: readonly CheckedCode[]) {
  const [codes, setCodes] = useState(kept);
  const [typed, setTyped] = useState("");
  const held = useRef({ codes, typed });
  return {
    held,
    codes,
    typed,
    keep: (next: readonly CheckedCode[]) => {
      held.current.codes = next;
      setCodes(next);
    },
    show: (code: string) => {
      held.current.typed = code;
      setTyped(code);
    },
  };
}
