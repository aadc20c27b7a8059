import { isIPv4 } from "node:net";

/** The values of `?tls=` in SMTP_URL. */
const WISHES = ["required", "optional"] as const;
type Wish = (typeof WISHES)[number];

/** Nothing stands behind the host and its port but `?tls=`: no other option is read. */
export function endsAfterHost(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return /^\/?$/.test(pathname) && hash === "" && /^(?:\?tls=[^&]*)?$/.test(search);
}

/** There is a host, and user and password can be read. */
export function namesItsServer(url: string): boolean {
  const { hostname, username, password } = new URL(url);
  try {
    return hostname !== "" && decodeURIComponent(`${username}${password}`) !== null;
  } catch {
    return false;
  }
}

/** Null: another value. */
export function tlsWish(url: string): Wish | "unsaid" | null {
  const said = new URL(url).searchParams.get("tls");
  return said === null ? "unsaid" : (WISHES.find((wish) => wish === said) ?? null);
}

/**
 * Whether STARTTLS is required before a mail is sent. `smtp://` begins unencrypted and asks for STARTTLS, which an attacker
 * in between can remove: so without it nothing is sent, except to this machine, or where the operator sets `?tls=optional`.
 */
export function requiresTls(url: string): boolean {
  if (new URL(url).protocol === "smtps:") return false; // encrypted from its first byte
  const wish = tlsWish(url);
  if (wish === "required" || wish === "optional") return wish === "required";
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, "");
  return !(host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127.")));
}
