import * as api from "@kalivo/contract/api-paths.ts";
import { useText } from "../../lib/text.tsx";
import { call } from "../../lib/call.ts";
import { useMe, useSessionActions } from "../me/session.ts";
import { useState } from "react";

/** Rule 32: payers are at least 18, so the page asks for an unknown birthday before the first payment method. */
export function useAskedBirthday() {
  const text = useText("payment");
  const account = useText("account");
  const global = useText("global");
  const { birthday, payment_info } = useMe();
  const needed = birthday === null && (payment_info?.method_state ?? "none") === "none";
  const session = useSessionActions();
  const [day, setDay] = useState("");
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();
  /** Whether the form can be sent; else shows that the birthday is missing. */
  const check = (): boolean => {
    const isThere = !needed || day !== "";
    if (!isThere) setError(text.birthdayMissing);
    return isThere;
  };
  /** Call after `check`. True once the birthday is saved: the server then decides whether the person may pay. */
  const save = async (): Promise<boolean> => {
    if (!needed) return true;
    setSaving(true);
    const answer = await call("POST", api.saveInformations, { data: { birthday: day } });
    if (answer.ok) await session.refresh();
    else if (answer.kind === "unreachable") setError(account.unreachable);
    else setError(answer.data.message ?? global.unexpectedError(answer.status));
    setSaving(false);
    return answer.ok;
  };
  /** Saves a typed birthday when the person continues without a method; errors are ignored. */
  const keep = async (): Promise<void> => {
    if (!needed || day === "") return;
    const answer = await call("POST", api.saveInformations, { data: { birthday: day } });
    if (answer.ok) await session.refresh();
  };
  return {
    needed,
    keep,
    day,
    type: (typed: string) => {
      setDay(typed);
      setError(undefined);
    },
    error,
    saving,
    check,
    save,
  };
}
