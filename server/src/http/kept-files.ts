import { readFile } from "node:fs/promises";

const read = new Map<string, Promise<string>>();

/**
 * A file of the build, kept in memory: it matches the hashes in the headers, and is served without disk access.
 */
export function keptFile(path: string): Promise<string> {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = readFile(path, "utf8");
  read.set(path, text);
  text.catch(() => read.delete(path));
  return text;
}
