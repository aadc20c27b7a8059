/** The client's version relative to the server's (specification §4.3). */
export type VersionComparison = "same" | "server ahead" | "server behind";

/**
 * Compares two `x.y.z` versions part by part; the first difference decides (specification §4.3). A part that is missing or
 * not a number counts as 0, so a malformed one never throws.
 */
export function compareVersions(client: string, server: string): VersionComparison {
  const clientParts = parts(client);
  const serverParts = parts(server);
  for (const index of [0, 1, 2] as const) {
    if (clientParts[index] < serverParts[index]) return "server ahead";
    if (clientParts[index] > serverParts[index]) return "server behind";
  }
  return "same";
}

function parts(version: string): [number, number, number] {
  const [major = "", minor = "", patch = ""] = version.trim().split(".");
  return [part(major), part(minor), part(patch)];
}

function part(text: string): number {
  return /^\d+$/.test(text) ? Number(text) : 0;
}
