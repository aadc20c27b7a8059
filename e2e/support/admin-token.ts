import * as api from "@kalivo/contract/api-paths.ts";
import { Secret, TOTP } from "otpauth";
import { textIn } from "./answers.ts";
import { ADMIN } from "./people.ts";

/**
 * A sign-in of an admin who set up an app of codes with it, by the calls the app makes: it may administer. Once for each
 * admin of a server: whoever has a second factor sets up none without showing it.
 */
export async function adminToken(
  origin: string,
  { email, password }: { email: string; password: string } = ADMIN,
): Promise<string> {
  const post = (path: string, data: Record<string, unknown>, token?: string) =>
    asked(`${origin}${path}`, data, token);
  const token = textIn(await post(api.signIn, { email, password }), "token");
  const begun = await post(api.beginSecondFactor, { proof: { password } }, token);
  await post(api.enrolSecondFactor, { code: codeNow(textIn(begun, "secret")) }, token);
  return token;
}

/** What an app of codes shows now. */
export const codeNow = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

async function asked(url: string, data: Record<string, unknown>, token?: string): Promise<unknown> {
  const answer = await fetch(url, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(data),
  });
  if (!answer.ok) throw new Error(`POST ${url} ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
