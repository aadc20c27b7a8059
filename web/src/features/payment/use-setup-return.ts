import { useEffect, useState } from "react";
import { PROVIDER_POLL_MS } from "@kalivo/domain/limits.ts";
import { useMe, useSessionActions } from "../me/session.ts";

export type SetupReturn = "none" | "waiting" | "done" | "cancelled";

const TRIES = 10;

/** Back from the provider's page: asks until the new method is known, for at most 20 seconds. */
export function useSetupReturn(setup: string | null): SetupReturn {
  const { refresh } = useSessionActions();
  const active = useMe().payment_info?.is_active === true;
  const [tries, setTries] = useState(0);
  const waiting = setup === "done" && !active && tries < TRIES;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(() => {
      setTries((before) => before + 1);
      void refresh();
    }, tries === 0 ? 0 : PROVIDER_POLL_MS);
    return () => clearTimeout(timer);
  }, [waiting, tries, refresh]);
  if (setup === "cancelled") return "cancelled";
  if (setup !== "done") return "none";
  return active ? "done" : "waiting";
}
