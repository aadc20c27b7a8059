import type { IncomingMessage } from "node:http";

/** The longest part of a path: tokens are under 400 signs. */
export const LONGEST_PART = 500;

/** No call and no file has it, so whoever asks for it is told so, or gets the app. */
const NOWHERE = "-nowhere-";

/**
 * An address nobody could mean (not decodable, climbing, with empty parts, NUL, or a part longer than any of ours)
 * is looked for where nothing is. So it is refused like every unknown one, with every header, instead of by the
 * router or the file server in words of their own.
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
