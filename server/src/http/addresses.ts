import type { IncomingMessage } from "node:http";
import { MACHINE_PATHS } from "@kalivo/contract/server-paths.ts";

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
  return isOfMachines(url) ? `/${MACHINE_PATHS[0]}/${NOWHERE}` : `/${NOWHERE}`;
}

const OF_MACHINES: ReadonlySet<string> = new Set(MACHINE_PATHS);

/**
 * Whether no person reads what is at an address: that of a call, of a probe, of a file. There the app's page would be an
 * answer, and tell a monitor that all is well. Told by the first segment, in whatever case, with slashes around it or not;
 * no page of the app begins with a segment that has a dot.
 */
export function isOfMachines(url: string): boolean {
  const [path = ""] = url.split("?");
  const first = asRead(path)
    .split(/[/\\]/)
    .find((part) => !/^\.{0,2}$/.test(part));
  return first !== undefined && (OF_MACHINES.has(first.trim().toLowerCase()) || first.includes("."));
}

/** Decoded, where it can be. */
function asRead(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
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
