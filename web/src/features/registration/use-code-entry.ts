import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/call.ts";
import { useMoreText } from "../../lib/text.tsx";
import { asCode, type CheckedCode, codeProblem, isRefusal, isWhole, withCode } from "./code-entry.ts";

type Said = { problem?: string; busy?: boolean; added?: string };
/** `unknown`: nobody could say. Whoever registers sends it all the same; the server then says what it did. */
type Outcome = "good" | "refused" | "unknown";

/** The codes somebody brings along. `arrived`: the one of the link they came by, which is taken up by itself. */
export function useCodeEntry(arrived: string | null, kept: readonly CheckedCode[]) {
  const { codes: text, account } = useMoreText();
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
    // Whoever is told to wait is asked for again when the wait is over, unless they typed on.
    if (answer.kind === "refusal" && answer.retryAfterSeconds !== undefined)
      setTimeout(() => {
        if (mine === latest.current) void check(code, came);
      }, answer.retryAfterSeconds * 1000);
    // Nobody typed it: it stands in nobody's way.
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
    /** What is to be sent, once it is known; null where something stands in the field that is no good, and is said. */
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

/** Once, however often the page is drawn. */
function useArrived(code: string | null, take: (code: string) => void) {
  const begun = useRef(false);
  useEffect(() => {
    if (code === null || begun.current) return;
    begun.current = true;
    take(code);
  });
}

/** The codes, and what stands in the field; in `held` as they are now: what is sent is settled while an answer is awaited. */
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
