import { createHmac } from "node:crypto";
import { ADDRESS_CODE_DIGITS, ADDRESS_LINK_DAYS, ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import { deriveKey, readToken, signToken, type TokenRefusal } from "#server/crypto/signed-token.ts";
import type { Confirmation } from "./address.queries.ts";

type Keys = readonly string[];

/** The purposes of a link in an address mail. Each signs with its own key. */
const PURPOSES = { confirm_address: "confirm address", undo_address: "undo address" } as const;
export type AddressAction = keyof typeof PURPOSES;
export const ADDRESS_ACTIONS = ["confirm_address", "undo_address"] as const satisfies AddressAction[];

const DAY_MS = 86_400_000;
const Payload = z.object({ id: z.int() });

/** The six mailed digits: derived with a secret, so that a copy of the database does not reveal them. */
export function addressCode(key: string, { id, userId, email }: Identified): string {
  const mac = createHmac("sha256", deriveKey(key, "address code"))
    .update(`${id}|${userId}|${email.toLowerCase()}`)
    .digest();
  return String(mac.readUInt32BE(0) % 10 ** ADDRESS_CODE_DIGITS).padStart(ADDRESS_CODE_DIGITS, "0");
}

type Identified = Pick<Confirmation, "id" | "userId" | "email">;

/** Also true for codes made with an older key of the operator. */
export const isAddressCode = (keys: Keys, confirmation: Identified, code: string): boolean =>
  keys.map((key) => addressCode(key, confirmation) === code).includes(true);

/**
 * The address of a mailed link. Its page shows what it would do, and does it on request: mail programs open links by
 * themselves.
 */
export function addressUrl(
  { publicUrl, keys }: { publicUrl: string; keys: Keys },
  action: AddressAction,
  { id, at }: { id: number; at: Date },
): string {
  const days = action === "undo_address" ? ADDRESS_UNDO_DAYS : ADDRESS_LINK_DAYS;
  const expires = new Date(at.getTime() + days * DAY_MS);
  return `${publicUrl}/confirm/${signToken(keys, PURPOSES[action], { id }, expires)}`;
}

/** The purpose of a link, and its confirmation. */
export function readAddressToken(
  keys: Keys,
  token: string,
  now: Date,
): Result<{ action: AddressAction; id: number }, TokenRefusal> {
  for (const action of ADDRESS_ACTIONS) {
    const read = readToken(keys, PURPOSES[action], token, now);
    if (!read.ok && read.refusal.kind === "expired") return read;
    const payload = read.ok ? Payload.safeParse(read.value) : null;
    if (payload?.success === true) return accept({ action, id: payload.data.id });
  }
  return refuse({ kind: "forged" });
}
