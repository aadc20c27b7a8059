import * as api from "@kalivo/contract/api-paths.ts";
import type { Message } from "@kalivo/contract/wire.ts";
import { useState } from "react";
import type { Answer } from "../../lib/answer.ts";
import { call } from "../../lib/call.ts";
import { useText } from "../../lib/text.tsx";
import { useMe, useSessionActions } from "../me/session.ts";

const DIGITS = /^\d{6}$/;

/**
 * The code mailed to confirm an address: before any payment, and before a changed address counts (rule 38). `needed` until
 * the address is confirmed.
 */
export function useAskedCode(needed: boolean) {
  const text = useText("security");
  const account = useText("account");
  const global = useText("global");
  const { email, email_waiting } = useMe();
  const session = useSessionActions();
  const [code, setCode] = useState("");
  const [busy, setBusy] = useState<"confirming" | "sending" | null>(null);
  const [error, setError] = useState<string>();
  const [sent, setSent] = useState<string>();

  const said = (answer: Answer<Message>): string | null => {
    if (answer.ok) return answer.data.message;
    const why = answer.data.errors?.["code"]?.[0] ?? answer.data.message;
    setError(
      answer.kind === "unreachable" ? account.unreachable : (why ?? global.unexpectedError(answer.status)),
    );
    return null;
  };
  /** True once the address is confirmed, also when the mail's link was followed in another window. */
  const confirm = async (): Promise<boolean> => {
    if (!needed) return true;
    const digits = code.replaceAll(/[\s-]/g, "");
    setBusy("confirming");
    setError(undefined);
    const confirmed =
      digits === ""
        ? isSettled(await session.refresh())
        : DIGITS.test(digits) &&
          said(await call("POST", api.confirmAddress, { data: { code: digits } })) !== null;
    if (confirmed && digits !== "") await session.refresh();
    if (digits === "" && !confirmed) setError(text.codeMissing);
    if (digits !== "" && !DIGITS.test(digits)) setError(text.codeForm);
    setBusy(null);
    return confirmed;
  };
  const sendAgain = async () => {
    setBusy("sending");
    setError(undefined);
    setSent(said(await call("POST", api.sendAddressCode)) ?? undefined);
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
