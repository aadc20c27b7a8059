import { readToken } from "../../lib/jwt-cookie.ts";
import { onDevice } from "./device-store.ts";

/** Who the sign-in of this device belongs to; the sign-in itself is not written down. */
type Owner = { userId: number; sign: string };

const KEY = "owner";

/** The sign-in of now as something that can be compared; null without one, or where the browser can't tell. */
export async function signOfToken(): Promise<string | null> {
  const token = readToken();
  if (token === null || !("subtle" in crypto)) return null;
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const writeOwner = (owner: Owner): Promise<void> => onDevice.set(KEY, owner);

export const lastOwner = (): Promise<Owner | undefined> => onDevice.get<Owner>(KEY);

/** The person who is signed in on this device, known without a network; null when it is somebody else's or nobody's. */
export async function ownerOfDevice(): Promise<number | null> {
  const [sign, owner] = await Promise.all([signOfToken(), lastOwner()]);
  return owner !== undefined && sign === owner.sign ? owner.userId : null;
}
