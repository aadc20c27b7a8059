import { createHmac } from "node:crypto";
import { ADDRESS_CODE_DIGITS, ADDRESS_LINK_DAYS, ADDRESS_UNDO_DAYS } from "@kalivo/domain/limits.ts";
import { accept, refuse, type Result } from "@kalivo/domain/result.ts";
import { z } from "zod";
import { deriveKey, readToken, signToken, type TokenRefusal } from "#server/crypto/signed-token.ts";
import type { Confirmation } from "./address.queries.ts";

type Keys = readonly string[];

/** What a link of an address mail is for. Each purpose signs with a key of its own. */
const PURPOSES = { confirm_address: "confirm address", undo_address: "undo address" } as const;
export type AddressAction = keyof typeof PURPOSES;
export const ADDRESS_ACTIONS = ["confirm_address", "undo_address"] as const satisfies AddressAction[];

const DAY_MS = 86_400_000;
const Payload = z.object({ id: z.int() });

/** The six digits that were mailed: derived, so that no copy of the database tells them. */
export function addressCode(key: string, { id, userId, email }: Identified): string {
  const mac = createHmac("sha256", deriveKey(key, "address code"))
    .update(`${id}|${userId}|${email.toLowerCase()}`)
    .digest();
  return String(mac.readUInt32BE(0) % 10 ** ADDRESS_CODE_DIGITS).padStart(ADDRESS_CODE_DIGITS, "0");
}

type Identified = Pick<Confirmation, "id" | "userId" | "email">;

/** Codes made with an older key of the operator hold too. */
export const isAddressCode = (keys: Keys, confirmation: Identified, code: string): boolean =>
  keys.map((key) => addressCode(key, confirmation) === code).includes(true);

/** Where the mailed link leads. It says what it would do there, and does it when asked: mail programs open links by themselves. */
export function addressUrl(
  { publicUrl, keys }: { publicUrl: string; keys: Keys },
  action: AddressAction,
  { id, at }: { id: number; at: Date },
): string {
  const days = action === "undo_address" ? ADDRESS_UNDO_DAYS : ADDRESS_LINK_DAYS;
  const expires = new Date(at.getTime() + days * DAY_MS);
  return `${publicUrl}/confirm/${signToken(keys, PURPOSES[action], { id }, expires)}`;
}

/** What a link is for, and the confirmation it names. */
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
