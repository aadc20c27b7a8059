import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { serverWords } from "@kalivo/words/server.ts";
import type { ReadFile } from "../../src/adapters/health/port.ts";
import { readFileOfWorkouts } from "../../src/adapters/health/files/read-file.ts";

export const READ_AT = new Date("2026-11-05T10:00:00Z");

/** Files on disk during the tests of a file. */
export function savedFiles() {
  const folder = mkdtempSync(join(tmpdir(), "kalivo-files-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  let count = 0;
  const saved = (bytes: Buffer | string): string => {
    count += 1;
    const path = join(folder, String(count));
    writeFileSync(path, bytes);
    return path;
  };
  return {
    saved,
    read: async (bytes: Buffer | string) => withReason(await readFileOfWorkouts(saved(bytes), READ_AT)),
  };
}

/** With the reason of a problem as shown to its owner, in English, and those of the files inside it. */
export function withReason({ problems, ...read }: ReadFile) {
  const { files } = serverWords("en").imports;
  const said = problems.map(({ why, figure = 0 }) => files[why](figure));
  const inside = read.parts.map(({ name, why, figure = 0 }) => `${name}: ${files[why](figure)}`);
  return { ...read, reason: said.length === 0 ? null : said.join(" "), inside };
}
