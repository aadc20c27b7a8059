import * as api from "@kalivo/contract/api-paths.ts";
import { useEffect, useState } from "react";
import { PROVIDER_POLL_MS } from "@kalivo/domain/limits.ts";
import { call } from "../../lib/call.ts";
import { tellOtherTabs } from "./payment-news.ts";
import { usePayer } from "./use-payer.ts";

export type SetupReturn = "none" | "waiting" | "done" | "cancelled";

const TRIES = 10;

/** After the return from the provider, possibly before its webhook: polls until the method is known, 20 s at most. */
export function useSetupReturn(setup: string | null, teamId: number | null): SetupReturn {
  const { active, refresh } = usePayer(teamId);
  const [tries, setTries] = useState(0);
  const waiting = setup === "done" && !active && tries < TRIES;
  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setTimeout(
      () => {
        setTries((before) => before + 1);
        void call("POST", api.refreshPayment, {
          data: teamId === null ? {} : { team_id: teamId },
        }).then(refresh);
      },
      tries === 0 ? 0 : PROVIDER_POLL_MS,
    );
    return () => clearTimeout(timer);
  }, [waiting, tries, refresh, teamId]);
  const done = setup === "done" && active;
  useEffect(() => {
    if (done) tellOtherTabs();
  }, [done]);
  if (setup === "cancelled") return "cancelled";
  if (setup !== "done") return "none";
  return active ? "done" : "waiting";
}
