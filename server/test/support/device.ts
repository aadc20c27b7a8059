import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import type { PasskeyQuestion } from "@kalivo/contract/shapes/passkey.ts";

/** How browser and device answer; each part may be forged. */
export type Manner = {
  origin?: string;
  rpId?: string;
  /** Whether the device verified its user. */
  verified?: boolean;
  /** The signature counter; by default one more than last time. */
  counter?: number;
  /** The signed challenge, when it is not the server's. */
  challenge?: string;
};

type Held = { id: Buffer; key: KeyObject; handle: string; counter: number };

const ORIGIN = "http://localhost:3000";
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A fake authenticator with one key (ES256, WebAuthn level 3), which behaves like a browser with a security key. */
export function device() {
  let held: Held | null = null;
  return {
    /** Fakes `navigator.credentials.create`. */
    create: ({ options }: PasskeyQuestion, manner: Manner = {}) => {
      const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      held = {
        id: randomBytes(20),
        key: privateKey,
        handle: handleIn(options),
        counter: manner.counter ?? 0,
      };
      const data = authenticatorData(manner, held.counter, attested(held.id, publicKey));
      return answerOf(held.id, {
        clientDataJSON: clientData("webauthn.create", options, manner).toString("base64url"),
        attestationObject: attestation(data).toString("base64url"),
        transports: ["internal"],
      });
    },
    /** Fakes `navigator.credentials.get`. */
    get: ({ options }: PasskeyQuestion, manner: Manner = {}) => {
      if (held === null) throw new Error("the device holds no key yet");
      held.counter = manner.counter ?? held.counter + 1;
      const client = clientData("webauthn.get", options, manner);
      const data = authenticatorData(manner, held.counter);
      const signed = sign("sha256", Buffer.concat([data, sha256(client)]), held.key);
      return answerOf(held.id, {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: data.toString("base64url"),
        signature: signed.toString("base64url"),
        userHandle: held.handle,
      });
    },
  };
}
export type Device = ReturnType<typeof device>;

const answerOf = (id: Buffer, response: Record<string, unknown>) => ({
  id: id.toString("base64url"),
  rawId: id.toString("base64url"),
  type: "public-key",
  clientExtensionResults: {},
  response,
});

type Options = PasskeyQuestion["options"];

function handleIn({ user }: Options): string {
  return typeof user === "object" && user !== null && "id" in user ? String(user.id) : "";
}

const clientData = (type: string, { challenge }: Options, manner: Manner) =>
  Buffer.from(
    JSON.stringify({
      type,
      challenge: manner.challenge ?? challenge,
      origin: manner.origin ?? ORIGIN,
      crossOrigin: false,
    }),
  );

function authenticatorData(
  { rpId = "localhost", verified = true }: Manner,
  counter: number,
  key: Buffer = Buffer.alloc(0),
): Buffer {
  const flags = USER_PRESENT | (verified ? USER_VERIFIED : 0) | (key.length > 0 ? WITH_KEY : 0);
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(counter);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(flags), counted, key]);
}

/** AAGUID, the length of the id, the id, and the public key as COSE. */
function attested(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  // {1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
  const cose = [
    Buffer.of(0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20),
    Buffer.from(x, "base64url"),
    Buffer.of(0x22, 0x58, 0x20),
    Buffer.from(y, "base64url"),
  ];
  return Buffer.concat([Buffer.alloc(16), length, id, ...cose]);
}

/** CBOR of `{fmt: "none", attStmt: {}, authData}`. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  return Buffer.concat([
    Buffer.of(0xa3),
    cborText("fmt"),
    cborText("none"),
    cborText("attStmt"),
    Buffer.of(0xa0),
    cborText("authData"),
    Buffer.of(0x59),
    length,
    data,
  ]);
}

const cborText = (text: string) => Buffer.concat([Buffer.of(0x60 + text.length), Buffer.from(text)]);

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest();
