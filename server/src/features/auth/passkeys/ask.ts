import type { PasskeyQuestion } from "@kalivo/contract/shapes/passkey.ts";
import { APP_NAME } from "@kalivo/words/app-name.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { rememberChallenge, type Asked } from "./challenges.ts";
import { handleOf } from "./check-answer.ts";
import { findHolder, passkeysOf, type PasskeyRow } from "./passkeys.queries.ts";
import { ALGORITHMS, siteOf } from "./site.ts";

type Parts = Pick<Services, "db" | "config">;

const TIMEOUT_MS = 5 * 60_000;

const known = ({ credential_id, transports }: PasskeyRow) => ({
  id: credential_id.toString("base64url"),
  transports,
});

/** The challenge for a new passkey of this person. The device must verify its user, and store the key itself. */
export async function askForNewKey({ db, config }: Parts, person: SignedIn): Promise<PasskeyQuestion> {
  const { email, first_name, last_name } = await findHolder(db, person.id);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpName: APP_NAME,
    rpID: siteOf(config).rpID,
    userName: email,
    userDisplayName: `${first_name} ${last_name}`,
    userID: new Uint8Array(Buffer.from(handleOf(person.id), "base64url")),
    timeout: TIMEOUT_MS,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: (await passkeysOf(db, person.id)).map(known),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  const ticket = await rememberChallenge(db, options.challenge, { purpose: "add", person });
  return { ticket, options: { ...options } };
}

/** The challenge for signing with a passkey: any of this site while nobody is signed in, else one of the person's own. */
export async function askForAnswer(
  { db, config }: Parts,
  asked: Asked,
  allowed: readonly PasskeyRow[] = [],
): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: siteOf(config).rpID,
    timeout: TIMEOUT_MS,
    allowCredentials: allowed.map(known),
    userVerification: "required",
  });
  const ticket = await rememberChallenge(db, options.challenge, asked);
  return { ticket, options: { ...options } };
}
