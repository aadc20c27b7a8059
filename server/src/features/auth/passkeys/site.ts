import type { Config } from "#server/config/config.ts";

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812), which today's devices support; used for registration and verification. */
export const ALGORITHMS = [-8, -7, -257];

/** The one site our passkeys belong to; the Host header of a request is never used. */
export function siteOf({ publicUrl }: Pick<Config, "publicUrl">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}
