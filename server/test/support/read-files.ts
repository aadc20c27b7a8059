import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { readFileOfWorkouts } from "../../src/adapters/health/files/read-file.ts";

export const READ_AT = new Date("2026-11-05T10:00:00Z");

/** Files on the disk for as long as the tests of a file run. */
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
  return { saved, read: (bytes: Buffer | string) => readFileOfWorkouts(saved(bytes), READ_AT) };
}
