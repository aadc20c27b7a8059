import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import type { Services } from "#server/services.ts";
import { spendTicket, type Asked } from "./challenges.ts";
import { countUse, findPasskey, type PasskeyRow } from "./passkeys.queries.ts";
import { siteOf } from "./site.ts";

type Parts = Pick<Services, "db" | "config" | "traces">;

/**
 * The passkey that answered, or null: wrong challenge, wrong site, another person, an unknown key, no user verification, a
 * used ticket, or a cloned key. Each failure leaves a trace; nothing else is written, except that the ticket is used up.
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

/** The key's signature counter; null when the answer is not valid. */
async function readCounter(
  credential: PasskeyAnswer["credential"],
  { credential_id, public_key, user_id }: PasskeyRow,
  { rpID, origin, isAsked }: Expected,
): Promise<number | null> {
  // The library validates each part of what the browser sent before it uses it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const response = credential as unknown as AuthenticationResponseJSON;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
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

/**
 * The user handle that a device stores with the key, base64url: distinguishes two accounts of one person and contains
 * nothing else.
 */
export const handleOf = (userId: number): string => Buffer.from(`person-${userId}`).toString("base64url");
