import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { MAX_PASSKEYS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import type { PasskeyAnswer } from "@kalivo/contract/shapes/passkey.ts";
import type { Queryable } from "#server/db/client.ts";
import { refusal, type Refused } from "#server/http/refusal.ts";
import type { SignedIn } from "#server/http/session.ts";
import type { Services } from "#server/services.ts";
import { tellAdmins } from "../../mail/admin-news/tell-admins.ts";
import { enqueueMail } from "../../mail/enqueue-mail.queries.ts";
import { spendTicket } from "./challenges.ts";
import {
  deletePasskey,
  insertPasskey,
  lockPasskeysOf,
  passkeysOf,
  type PasskeyRow,
} from "./passkeys.queries.ts";
import { ALGORITHMS, siteOf } from "./site.ts";

type Parts = Pick<Services, "db" | "config" | "traces">;

export const tooManyPasskeys = refusal(409, (say) => say.security.tooManyPasskeys(MAX_PASSKEYS));
export const UNKNOWN_PASSKEY = refusal(404, (say) => say.security.unknownPasskey);

/** Stores a new passkey of this person, whose ticket required a proof of identity. Its owner is told by mail. */
export async function addPasskey(
  services: Parts,
  person: SignedIn,
  { name, ...answer }: PasskeyAnswer & { name: string },
  now: Date,
): Promise<Result<PasskeyRow, Refused>> {
  const { db, traces } = services;
  const made = await readNewKey(services, person, answer);
  if (made === null) {
    traces.record("passkey_refused");
    return refuse(refusal(403, (say) => say.security.passkeyRefused));
  }
  const added = await db.transaction().execute(async (tx) => {
    await lockPasskeysOf(tx, person.id);
    if ((await passkeysOf(tx, person.id)).length >= MAX_PASSKEYS) return refuse(tooManyPasskeys);
    const row = await insertPasskey(tx, { ...made, user_id: person.id, name, created_at: now });
    if (row === null) return refuse(refusal(409, (say) => say.security.passkeyTaken));
    await tellOwner(tx, person.id, { change: "added", passkey: row }, now);
    if (person.admin) await tellAdmins(tx, { event: "factor_added", id: row.id, personId: person.id }, now);
    return accept(row);
  });
  if (added.ok) traces.record("passkey_added");
  return added;
}

async function readNewKey({ db, config }: Parts, person: SignedIn, { ticket, credential }: PasskeyAnswer) {
  const isAsked = await spendTicket(db, ticket, { purpose: "add", person });
  if (isAsked === null) return null;
  const { rpID, origin } = siteOf(config);
  // The library validates each part of what the browser sent before it uses it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const response = credential as unknown as RegistrationResponseJSON;
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: isAsked,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return {
      credential_id: Buffer.from(id, "base64url"),
      public_key: Buffer.from(publicKey),
      counter: BigInt(counter),
      transports: transports.filter((transport) => TRANSPORTS.has(transport)),
    };
  } catch {
    return null; // what the library says of a bad answer
  }
}

/** The transports of WebAuthn level 3; any other value of a browser is not stored. */
const TRANSPORTS = new Set(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** Removes a passkey: it cannot sign in any more. */
export async function removePasskey(
  { db, traces }: Parts,
  person: SignedIn,
  id: number,
  now: Date,
): Promise<Refused | null> {
  const refused = await db.transaction().execute(async (tx) => {
    const name = await deletePasskey(tx, { id, userId: person.id });
    if (name === null) return UNKNOWN_PASSKEY;
    await tellOwner(tx, person.id, { change: "removed", passkey: { id, name } }, now);
    return null;
  });
  if (refused === null) traces.record("passkey_removed");
  return refused;
}

type Told = { change: "added" | "removed"; passkey: { id: number; name: string } };

const tellOwner = (tx: Queryable, userId: number, { change, passkey: { id, name } }: Told, now: Date) =>
  enqueueMail(tx, {
    key: `passkey:${id}:${change}`,
    kind: "passkey_changed",
    userId,
    payload: { change, name },
    notBefore: now,
  });
