import { useState } from "react";
import { call } from "../../lib/call.ts";
import type { CallData } from "../../lib/request.ts";
import { useMoreText } from "../../lib/text.tsx";

/** Sends one thing to be done; what is wrong with a field stands under its name, everything else in `problem`. */
export function useSend() {
  const { account, global } = useMoreText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const clear = () => {
    setProblem(null);
    setErrors({});
  };
  /** What the server said; null: it was refused, and that is shown. */
  const send = async (path: string, data: CallData = {}): Promise<string | null> => {
    setBusy(true);
    clear();
    const answer = await call<{ message: string }>("POST", path, { data });
    setBusy(false);
    if (answer.ok) return answer.data.message;
    const said = Object.entries(answer.data.errors ?? {}).map(([field, [sentence]]) => [field, sentence]);
    setErrors(Object.fromEntries(said));
    if (answer.kind === "unreachable") setProblem(account.unreachable);
    else if (said.length === 0) setProblem(answer.data.message ?? global.unexpectedError(answer.status));
    return null;
  };
  return { send, busy, problem, errors, clear, refuse: setErrors };
}
