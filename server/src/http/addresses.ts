import type { IncomingMessage } from "node:http";

/** The longest segment of a path: tokens have under 400 characters. */
export const LONGEST_PART = 500;

/** A path without a route or a file: answers 404, or the app. */
const NOWHERE = "-nowhere-";

/**
 * A malformed path (not decodable, `..`, empty segments, NUL, or a segment longer than any of ours) is rewritten to one
 * that has no route. So it gets the same 404, with all headers, as every unknown path, instead of the router's or file
 * server's own error.
 */
export function readableAddress({ url = "/" }: IncomingMessage): string {
  const [path = ""] = url.split("?");
  if (isMeant(path)) return url;
  const [, group] = /^\/(api|assets|pictures|preview)(?:\/|$)/.exec(path) ?? [];
  return group === undefined ? `/${NOWHERE}` : `/${group}/${NOWHERE}`;
}

function isMeant(path: string): boolean {
  if (!path.startsWith("/") || path.includes("//") || path.includes("\\")) return false;
  if (path.split("/").some((part) => part.length > LONGEST_PART)) return false;
  try {
    const decoded = decodeURIComponent(path);
    return !decoded.includes("\0") && !/(?:^|[/\\])\.\.(?:[/\\]|$)/.test(decoded);
  } catch {
    return false;
  }
}
