import { useState } from "react";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Code } from "@kalivo/contract/shapes/code.ts";

/** What can still be done with a code: `expired` from the day after its last one, `full` after its last use. */
export type CodeState = "active" | "expired" | "full" | "archived";

type Bounds = Pick<Code, "archived_at" | "valid_until" | "max_uses" | "uses_count">;

export function codeState({ archived_at, valid_until, max_uses, uses_count }: Bounds, now: Date): CodeState {
  if (archived_at !== null) return "archived";
  if (valid_until !== null && valid_until < brusselsDay(now)) return "expired";
  return max_uses !== null && uses_count >= max_uses ? "full" : "active";
}

/** As it is when it is first drawn. */
export function useCodeState(code: Bounds): CodeState {
  const [now] = useState(() => new Date());
  return codeState(code, now);
}
