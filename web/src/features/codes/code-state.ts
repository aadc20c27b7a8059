import { useState } from "react";
import { brusselsDay } from "@kalivo/domain/billing/month.ts";
import type { Code } from "@kalivo/contract/shapes/code.ts";

/** `expired` from the day after the last valid one, `full` after the last use. */
export type CodeState = "active" | "expired" | "full" | "archived";

type Bounds = Pick<Code, "archived_at" | "valid_until" | "max_uses" | "uses_count">;

export function codeState({ archived_at, valid_until, max_uses, uses_count }: Bounds, now: Date): CodeState {
  if (archived_at !== null) return "archived";
  if (valid_until !== null && valid_until < brusselsDay(now)) return "expired";
  return max_uses !== null && uses_count >= max_uses ? "full" : "active";
}

/** The state at first render. */
export function useCodeState(code: Bounds): CodeState {
  const [now] = useState(() => new Date());
  return codeState(code, now);
}
