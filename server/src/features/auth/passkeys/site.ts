import { COSEALG } from "@simplewebauthn/server/helpers";
import type { Config } from "#server/config/config.ts";

/** What every device of today signs with, the same when a key is made and when it is looked at. */
export const ALGORITHMS = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** The one site our passkeys belong to; what a request says of its host is never looked at. */
export function siteOf({ publicUrl }: Pick<Config, "publicUrl">): { rpID: string; origin: string } {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}
