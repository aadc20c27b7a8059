import type { CodeRefusal } from "@kalivo/domain/codes/judge-code.ts";
import { refusal, type Refused } from "../../../http/refusal.ts";

/** The answers of check and apply (§8). */
export const CODE_REFUSALS = {
  unknown: refusal(404, "This code is not a valid code"),
  over: refusal(410, "This code is expired"),
  own: refusal(409, "This code is your own, or of your own team."),
  used: refusal(409, "You already used this code"),
  full: refusal(403, "This code has reached it's users limit"),
} as const satisfies Record<CodeRefusal | "unknown", Refused>;
