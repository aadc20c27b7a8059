import { readFile } from "node:fs/promises";

const read = new Map<string, Promise<string>>();

/**
 * A file of the build, read once: it is what the headers were made for, and does not wait for a disk behind other work.
 */
export function keptFile(path: string): Promise<string> {
  const known = read.get(path);
  if (known !== undefined) return known;
  const text = readFile(path, "utf8");
  read.set(path, text);
  text.catch(() => read.delete(path));
  return text;
}
