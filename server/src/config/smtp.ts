import { isIPv4 } from "node:net";

/** What `?tls=` of SMTP_URL may say. */
const WISHES = ["required", "optional"] as const;
type Wish = (typeof WISHES)[number];

/** Null: it says something else. */
export function tlsWish(url: string): Wish | "unsaid" | null {
  const said = new URL(url).searchParams.get("tls");
  return said === null ? "unsaid" : (WISHES.find((wish) => wish === said) ?? null);
}

/**
 * Whether encryption has to be asked for before a mail leaves. `smtp://` begins in the clear and asks for encryption (STARTTLS), an answer
 * that whoever sits in between can take out: so without it nothing is sent, except to this machine itself, or where
 * the operator says `?tls=optional`.
 */
export function requiresTls(url: string): boolean {
  if (new URL(url).protocol === "smtps:") return false; // encrypted from its first byte
  const wish = tlsWish(url);
  if (wish === "required" || wish === "optional") return wish === "required";
  const host = new URL(url).hostname.replaceAll(/[[\]]/g, "");
  return !(host === "localhost" || host === "::1" || (isIPv4(host) && host.startsWith("127.")));
}
