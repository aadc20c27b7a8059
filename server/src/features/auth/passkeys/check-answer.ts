import { verifyAuthenticationResponse, type AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import type { Services } from "#server/services.ts";
import { spendTicket, type Asked } from "./challenges.ts";
import { countUse, findPasskey, type PasskeyRow } from "./passkeys.queries.ts";
import { siteOf } from "./site.ts";

type Parts = Pick<Services, "db" | "config" | "traces">;

/**
 * The passkey that answered, or null: an answer to another question, of another site, another person, a key that is not
 * kept, without the device having looked who holds it, used before, or of a copy. Each leaves a trace; nothing else is
 * written but that the ticket is used up.
 */
export async function checkAnswer(
  { db, config, traces }: Parts,
  { ticket, credential }: PasskeyAnswer,
  asked: Asked,
  now: Date,
): Promise<PasskeyRow | null> {
  const isAsked = await spendTicket(db, ticket, asked);
  const passkey = isAsked === null ? null : await findPasskey(db, credentialId(credential));
  const counter =
    isAsked === null || passkey === null || !isOwn(passkey, asked)
      ? null
      : await readCounter(credential, passkey, { ...siteOf(config), isAsked });
  if (passkey === null || counter === null) {
    traces.record("passkey_refused");
    return null;
  }
  if (await countUse(db, passkey.id, counter, now)) return passkey;
  traces.record("passkey_cloned");
  return null;
}

const isOwn = ({ user_id }: PasskeyRow, { person }: Asked) => person === null || person.id === user_id;

const credentialId = ({ id }: PasskeyAnswer["credential"]): Buffer =>
  Buffer.from(typeof id === "string" ? id : "", "base64url");

type Expected = { rpID: string; origin: string; isAsked: (challenge: string) => boolean };

/** How often the device says the key was used; null when the answer is not to be believed. */
async function readCounter(
  credential: PasskeyAnswer["credential"],
  { credential_id, public_key, user_id }: PasskeyRow,
  { rpID, origin, isAsked }: Expected,
): Promise<number | null> {
  // The library looks at each part of what the browser sent before it uses it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const response = credential as unknown as AuthenticationResponseJSON;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: credential_id.toString("base64url"),
        publicKey: new Uint8Array(public_key),
        counter: 0, // compared in the statement that writes it, where two at once meet
      },
      requireUserVerification: true,
    });
    const { userHandle } = response.response;
    const isTheirs = userHandle === undefined || userHandle === "" || userHandle === handleOf(user_id);
    return verified && isTheirs ? authenticationInfo.newCounter : null;
  } catch {
    return null; // what the library says of a bad answer
  }
}

/** What a device keeps beside the key, base64url: it tells two accounts of one person apart and says nothing else. */
export const handleOf = (userId: number): string => Buffer.from(`person-${userId}`).toString("base64url");
