import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { hashTurns } from "./hash-queue.ts";
import { PASSWORD_COST } from "./password-cost.ts";

const TAG_BYTES = 32;
const SALT_BYTES = 16;

const derive = promisify(argon2);

/** `memory` in KiB. */
type Parameters = { memory: number; passes: number; salt: Buffer; tagLength: number };

/**
 * The PHC string of a password: `$argon2id$v=19$m=…,t=…,p=1$salt$tag`. It contains the parameters, so they may change.
 * `lane` is the client's network address, for fair queueing.
 * @throws TooBusy when no turn comes in time
 */
export async function hashPassword(password: string, lane = OURS, cost = PASSWORD_COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const { memory, passes } = cost;
  const tag = await hashTurns(lane, () => tagOf(password, { memory, passes, salt, tagLength: TAG_BYTES }));
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${unpadded(salt)}$${unpadded(tag)}`;
}

/**
 * Whether the password matches the PHC string, in constant time. A string of another format never matches.
 * @throws TooBusy when no turn comes in time
 */
export async function passwordMatches(password: string, phc: string, lane = OURS): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(phc);
  if (match === null) return false;
  const [, memory, passes, salt = "", tag = ""] = match;
  const expected = Buffer.from(tag, "base64");
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    salt: Buffer.from(salt, "base64"),
    tagLength: expected.length,
  };
  const given = await hashTurns(lane, () => tagOf(password, parameters));
  return timingSafeEqual(given, expected);
}

const tagOf = (password: string, { memory, passes, salt, tagLength }: Parameters): Promise<Buffer> =>
  derive("argon2id", {
    message: password.normalize("NFC"),
    nonce: salt,
    parallelism: 1,
    tagLength,
    memory,
    passes,
  });

/** The lane of the server's own work. */
const OURS = "";

const unpadded = (bytes: Buffer) => bytes.toString("base64").replaceAll("=", "");
