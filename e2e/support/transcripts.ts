import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "vitest";

const FOLDER = new URL("../transcripts/", import.meta.url);
/** KALIVO_TRANSCRIPTS=write keeps what is heard now; somebody then reads the difference before it is committed. */
const writes = process.env["KALIVO_TRANSCRIPTS"] === "write";

/** Whether something was waited for, by how fast a machine is; and where a link leads, which nobody hears. */
const UNHEARD = /^ +(?:says "Loading"$|: +- \/url:)/u;
/** Numbers that are given in the order in which things happen, and instants. */
const PASSING = [
  [/KALIVO-\d{8}T\d+/gu, "<run>"],
  [/Statement \d+/gu, "Statement <number>"],
] as const;

/**
 * Holds what was heard to the transcript of that name in e2e/transcripts. `vary`: what is another one in every run, and
 * the placeholder that stands for it.
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

/** A field for a day has a stop for each of its parts, all of one name. */
function together(lines: readonly string[]): string[] {
  const runs: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = runs.at(-1);
    if (last?.line === line) last.times += 1;
    else runs.push({ line, times: 1 });
  }
  return runs.map(({ line, times }) => (times === 1 ? line : `${line} (${times} times)`));
}
