import { wantedOf } from "@kalivo/domain/links/link-subject.ts";
import { href } from "../../paths.ts";

// The shared link that led to the registration: in the query of the registration's URL until the account exists, then
// stored by the server. Not stored on the device.

const TO = "to";

/** The registration's URL with the followed link in its query. */
export const registerHref = (wanted: string | null): string =>
  href("register", {}, wanted === null ? {} : { [TO]: wanted });

/** The path of the followed link from the registration's query, also of an old-style invite link. */
export function wantedIn(query: URLSearchParams): string | null {
  return wantedOf(query.get(TO)) ?? wantedOf(`${href("register")}?${query.toString()}`);
}

/** Whether the query had a link that can no longer be read. */
export const isCutIn = (query: URLSearchParams): boolean => query.has(TO) || query.has("back");

/** The code in the link; null for other links. */
export const codeIn = (wanted: string | null): string | null =>
  /^\/code\/([^/]+)$/.exec(wanted ?? "")?.[1] ?? null;

/** The person of a profile or invite link, and the link's secret. */
export function personIn(wanted: string | null): { id: string; key: string | null } | null {
  const [path = "", search = ""] = (wanted ?? "").split("?");
  const id = /^\/user\/(\d+)(?:\/back)?$/.exec(path)?.[1];
  return id === undefined ? null : { id, key: new URLSearchParams(search).get("key") };
}

/** What a followed link is asked about: not its secret. */
export const withoutSecret = (wanted: string): string => wanted.split("?")[0] ?? wanted;

/** The invite by which the registration was opened; null where nobody invited. */
export function inviteIn(query: URLSearchParams): string | null {
  const inviter = query.has("back") ? personIn(wantedIn(query)) : null;
  return inviter === null ? null : href("register", {}, { back: inviter.id });
}
