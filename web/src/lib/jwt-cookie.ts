import { COOKIE_DAYS } from "@kalivo/domain/limits.ts";

const NAME = "jwt";
const SECONDS_A_DAY = 86_400;

export const readToken = (): string | null => tokenIn(document.cookie);

/** Also called at each start to renew the cookie: browsers cap its lifetime at 400 days. */
export function storeToken(token: string): void {
  document.cookie = cookieFor(token, COOKIE_DAYS, location.protocol === "https:");
}

export function forgetToken(): void {
  document.cookie = cookieFor("", 0, location.protocol === "https:");
}

export function tokenIn(cookies: string): string | null {
  const pair = cookies.split("; ").find((cookie) => cookie.startsWith(`${NAME}=`));
  const value = pair?.slice(NAME.length + 1) ?? "";
  return value === "" ? null : decoded(value);
}

/** Null for a malformed cookie. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function cookieFor(token: string, days: number, secure: boolean): string {
  const life = `max-age=${days * SECONDS_A_DAY}`;
  return `${NAME}=${encodeURIComponent(token)}; path=/; ${life}; SameSite=Lax${secure ? "; Secure" : ""}`;
}
