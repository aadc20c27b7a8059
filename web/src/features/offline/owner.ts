import { readToken } from "../../lib/jwt-cookie.ts";
import { onDevice } from "./device-store.ts";

/** The person this device's data belongs to; `sign` is a hash of the token, which itself is not stored. */
type Owner = { userId: number; sign: string };

const KEY = "owner";

/** A hash of the current token; null without a token or without Web Crypto. */
export async function signOfToken(): Promise<string | null> {
  const token = readToken();
  if (token === null || !("subtle" in crypto)) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const writeOwner = (owner: Owner): Promise<void> => onDevice.set(KEY, owner);

export const lastOwner = (): Promise<Owner | undefined> => onDevice.get<Owner>(KEY);

/** The id of the signed-in person, known offline; null when the data is of another person or of none. */
export async function ownerOfDevice(): Promise<number | null> {
  const [sign, owner] = await Promise.all([signOfToken(), lastOwner()]);
  return owner !== undefined && sign === owner.sign ? owner.userId : null;
}
