import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

const FOLDER = new URL("../transcripts/", import.meta.url);
/** KALIVO_TRANSCRIPTS=write overwrites the transcripts; review the diff before committing. */
const writes = process.env["KALIVO_TRANSCRIPTS"] === "write";

/** Lines that depend on the machine's speed, and link targets, which are not announced. */
const UNHEARD = /^ +(?:says "Loading"$|: +- \/url:)/u;
/** Values that depend on the order of events, and instants. */
const PASSING = [
  [/KALIVO-\d{8}T\d+/gu, "<run>"],
  [/Statement \d+/gu, "Statement <number>"],
] as const;

/**
 * Compares the recorded lines with the transcript of that name in e2e/transcripts. `vary`: values that differ in each run,
 * and their placeholders.
 */
export function expectTranscript(
  name: string,
  lines: readonly string[],
  vary: Readonly<Record<string, string>> = {},
): void {
  const masked = lines
    .filter((line) => !UNHEARD.test(line))
    .map((line) =>
      [...PASSING, ...Object.entries(vary)].reduce(
        (text, [found, placeholder]) => text.replaceAll(found, placeholder),
        line,
      ),
    );
  const heard = `${together(masked).join("\n")}\n`;
  const file = new URL(`${name}.txt`, FOLDER);
  if (writes) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, heard);
  }
  expect(
    heard.split("\n"),
    `e2e/transcripts/${name}.txt; KALIVO_TRANSCRIPTS=write keeps what is heard now`,
  ).toEqual(readFileSync(file, "utf8").split("\n"));
}

/** Merges the stops of a date field's parts, which all have one name. */
function together(lines: readonly string[]): string[] {
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.times += 1;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
}
