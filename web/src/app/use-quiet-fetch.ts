import { useEffect } from "react";
import { fetchInQuiet } from "../boot/loading/quiet-fetch.ts";
import { QUIET_AFTER_MS } from "../lib/timing.ts";
import { whenOnline } from "../lib/online.ts";
import type { Session } from "../features/me/session.ts";

/** Prefetches the chunks this person may need later, for offline use; again when a lost network is back. */
export function useQuietFetch(session: Session | undefined): void {
  const who = session?.kind === "member" && session.user.admin ? "admin" : session?.kind;
  useEffect(() => {
    if (who === undefined || who === "unreachable") return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    const begin = () => void fetchInQuiet(AUDIENCES[who], signal);
    const timer = setTimeout(begin, QUIET_AFTER_MS);
    const end = whenOnline(begin);
    return () => {
      clearTimeout(timer);
      end();
      ended.abort();
    };
  }, [who]);
}

const AUDIENCES = {
  visitor: ["visitor", "anybody"],
  member: ["anybody", "member"],
  admin: ["anybody", "member", "admin"],
} as const;
