import { useState } from "react";
import type { AddressSaying, DataAt } from "@kalivo/contract/calls.ts";
import type { Message } from "@kalivo/contract/wire.ts";
import { ask } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";

/** Sends a form; errors of a field go under its name, every other one into `problem`. */
export function useSend() {
  const account = useText("account");
  const global = useText("global");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});
  const clear = () => {
    setProblem(null);
    setErrors({});
  };
  /** The server's answer; null when it was refused and the error is shown. */
  const send = async <Address extends AddressSaying>(
    path: Address,
    data?: DataAt<"POST", Address>,
  ): Promise<string | null> => {
    setBusy(true);
    clear();
    const answer = await ask<Message>("POST", path, data === undefined ? {} : { data });
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
