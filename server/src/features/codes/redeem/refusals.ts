import type { CodeRefusal } from "@kalivo/domain/codes/judge-code.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";

/** The answers of check and apply (specification §8.2, rule 23). */
export const CODE_REFUSALS = {
  unknown: refusal(404, (say) => say.codes.notACode),
  over: refusal(410, (say) => say.codes.expired),
  own: refusal(409, (say) => say.codes.own),
  used: refusal(409, (say) => say.codes.used),
  full: refusal(403, (say) => say.codes.full),
} as const satisfies Record<CodeRefusal | "unknown", Refused>;
