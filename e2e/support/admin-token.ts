import * as api from "@kalivo/contract/api-paths.ts";
import { Secret, TOTP } from "otpauth";
import { apiAt } from "./api-at.ts";
import { ADMIN } from "./people.ts";

/**
 * The token of an admin who has set up TOTP as second factor, by the app's own API calls. Cached per admin and server: a
 * second factor can be set up only once without showing it.
 */
export async function adminToken(
  origin: string,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<string> {
  const { token } = await apiAt(origin).post(api.signIn, { email, password });
  const { post } = apiAt(origin, token);
  const { secret } = await post(api.beginSecondFactor, { proof: { password } });
  await post(api.enrolSecondFactor, { code: codeNow(secret) });
  return token;
}

/** The current TOTP code. */
export const codeNow = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
