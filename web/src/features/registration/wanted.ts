import { wantedOf } from "@kalivo/domain/links/link-subject.ts";
import { href } from "../../paths.ts";

// What brought somebody here, a shared link, is one address: in the address of the registration until the account is
// open, with the account from then on. Nothing on the device knows of it.

const TO = "to";

/** The registration that keeps what somebody came by. */
export const registerHref = (wanted: string | null): string =>
  href("register", {}, wanted === null ? {} : { [TO]: wanted });

/** What the address of the registration keeps: of a page that was shared, or of an invite link as it is. */
export function wantedIn(query: URLSearchParams): string | null {
  return wantedOf(query.get(TO)) ?? wantedOf(`${href("register")}?${query.toString()}`);
}

/** Whether the address was to keep something, and what it was can't be read from it any more. */
export const isCutIn = (query: URLSearchParams): boolean => query.has(TO) || query.has("back");

/** The code that is wanted; null where it is something else. */
export const codeIn = (wanted: string | null): string | null =>
  /^\/code\/([^/]+)$/.exec(wanted ?? "")?.[1] ?? null;

/** Who is wanted: the person of a profile or an invite, and the secret of their link. */
export function personIn(wanted: string | null): { id: string; key: string | null } | null {
  const [path = "", search = ""] = (wanted ?? "").split("?");
  const id = /^\/user\/(\d+)(?:\/back)?$/.exec(path)?.[1];
  return id === undefined ? null : { id, key: new URLSearchParams(search).get("key") };
}

/** The address whose preview says it best: who wants somebody supported invites to that. */
export function asShared(wanted: string): string {
  const [, inviter] = /^\/user\/(\d+)\/back/.exec(wanted) ?? [];
  return inviter === undefined ? wanted : href("register", {}, { back: inviter });
}
