import { CODE_CHECKS_A_MINUTE } from "@kalivo/domain/limits.ts";
import type { RateLimit, RateLimits } from "../../http/rate-limit.ts";

const A_MINUTE = 60;

/** Rule 24: ten unknown codes a minute per address, whether looked up or used in a registration. */
export const codeChecks = (limits: RateLimits): RateLimit =>
  limits("code-check", CODE_CHECKS_A_MINUTE, A_MINUTE);
