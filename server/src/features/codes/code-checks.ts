import { CODE_CHECKS_A_MINUTE } from "@kalivo/domain/limits.ts";
import type { RateLimit, RateLimits } from "../../http/rate-limit.ts";

const A_MINUTE = 60;

/** Rule 24: ten codes a minute from one address may be none, whether they are looked up or brought to a registration. */
export const codeChecks = (limits: RateLimits): RateLimit =>
  limits("code-check", CODE_CHECKS_A_MINUTE, A_MINUTE);
