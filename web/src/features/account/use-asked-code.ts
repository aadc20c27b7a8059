import * as api from "@kalivo/contract/api-paths.ts";
import { useState } from "react";
import { call } from "../../lib/call.ts";
import { useMoreText } from "../../lib/text.tsx";
import { useMe, useSessionActions } from "../me/session.ts";

const DIGITS = /^\d{6}$/;

/**
 * The code that was mailed to an address: asked for before anything is paid, and before another address counts (rule
 * 38). `needed` until the address is confirmed.
 */
export function useAskedCode(needed: boolean) {
  const { security: text, account, global } = useMoreText();
  const { email, email_waiting } = useMe();
  const session = useSessionActions();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState<"confirming" | "sending" | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<string>();

  const ask = async (path: string, data: Record<string, string>) => {
    const answer = await call<{ message: string }>("POST", path, { data });
    if (answer.ok) return answer.data.message;
    const said = answer.data.errors?.["code"]?.[0] ?? answer.data.message;
    setError(
      answer.kind === "unreachable" ? account.unreachable : (said ?? global.unexpectedError(answer.status)),
    );
    return null;
  };
  /** True once it is confirmed, also by the link of the mail in another window. */
  const confirm = async (): Promise<boolean> => {
    if (!needed) return true;
    const digits = code.replaceAll(/[\s-]/g, "");
    setBusy("confirming");
    setError(undefined);
    const confirmed =
      digits === ""
        ? isSettled(await session.refresh())
        : DIGITS.test(digits) && (await ask(api.confirmAddress, { code: digits })) !== null;
    if (confirmed && digits !== "") await session.refresh();
    if (digits === "" && !confirmed) setError(text.codeMissing);
    if (digits !== "" && !DIGITS.test(digits)) setError(text.codeForm);
    setBusy(null);
    return confirmed;
  };
  const sendAgain = async () => {
    setBusy("sending");
    setError(undefined);
    setSent((await ask(api.sendAddressCode, {})) ?? undefined);
    setBusy(null);
  };
  return {
    needed,
    email: email_waiting ?? email,
    code,
    type: (typed: string) => {
      setCode(typed);
      setError(undefined);
    },
    error,
    sent,
    confirming: busy === "confirming",
    sending: busy === "sending",
    confirm,
    sendAgain,
  };
}

const isSettled = (me: { email_confirmed: boolean; email_waiting: string | null } | null) =>
  me !== null && me.email_confirmed && me.email_waiting === null;

export type AskedCode = ReturnType<typeof useAskedCode>;
