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

/** The path to preview: for the pledge page of a burner, their invite. */
export function asShared(wanted: string): string {
  const [, inviter] = /^\/user\/(\d+)\/back/.exec(wanted) ?? [];
  return inviter === undefined ? wanted : href("register", {}, { back: inviter });
}
