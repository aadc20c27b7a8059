import { useText } from "../../lib/text.tsx";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { UNLIMITED_EUROS } from "@kalivo/domain/limits.ts";
import { useCodeState } from "./code-state.ts";
import { showDate, showMoney, showRate } from "../../lib/format.ts";

/** A code's terms and remaining uses, as short phrases; a limit of 1000 or more is hidden (specification §3.8). */
export function useCodeFacts(code: Code): string[] {
  const text = useText("codes");
  const over = useCodeState(code) !== "active";
  const { rate_in_cents_per_kcal: rate, monthly_max_in_euros: limit, max_uses, uses_count } = code;
  return [
    rate === 0 ? text.invitation : text.rate(showRate(rate)),
    ...(rate > 0 && limit < UNLIMITED_EUROS ? [text.limit(showMoney(limit))] : []),
    max_uses === null || over ? text.used(uses_count) : text.usesLeft(max_uses - uses_count),
    ...(code.valid_until === null ? [] : [text.until(showDate(code.valid_until))]),
    ...(code.owner_type === "team" ? [text.ofTeam(code.owner.name)] : []),
  ];
}
