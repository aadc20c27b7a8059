import * as api from "@kalivo/contract/api-paths.ts";
import { Secret, TOTP } from "otpauth";
import { apiAt } from "./api-at.ts";
import { ADMIN } from "./people.ts";

/**
 * A sign-in of an admin who set up an app of codes with it, by the calls the app makes: it may administer. Once for each
 * admin of a server: whoever has a second factor sets up none without showing it.
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

/** What an app of codes shows now. */
export const codeNow = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
