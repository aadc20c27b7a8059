import { COSEALG } from "@simplewebauthn/server/helpers";
import type { Config } from "#server/config/config.ts";

/** The algorithms that today's devices support, used for registration and verification. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The one site our passkeys belong to; the Host header of a request is never used. */
export function siteOf({ publicUrl }: Pick<Config, "publicUrl">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}
