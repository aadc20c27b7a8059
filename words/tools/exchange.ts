import { readFileSync, writeFileSync } from "node:fs";
import type { Entry } from "./read-catalogue.ts";

/**
 * What a translator gets of one sentence. Code is shown, and changed together with a developer.
 * English is null where it needs no words of its own, as for the names of a call's fields.
 */
type Exchanged = { english: string | null; text: string; kind?: "code" };

type Pair = { key: string; english: Entry | null; other: Entry };

/** One language beside English; where the two differ in more than words, nothing can be exchanged. */
export function exportWords(
  english: readonly Entry[],
  other: readonly Entry[],
): { words: Record<string, Exchanged>; problems: string[] } {
  const { pairs, problems } = paired(english, other);
  return {
    words: Object.fromEntries(pairs.map((pair) => [pair.key, shown(pair)])),
    problems: [
      ...problems,
      ...pairs.flatMap(({ key, english: said, other: { text } }) =>
        said === null || said.text === null || text === null
          ? []
          : wrongPlaceholders(text, said.placeholders).map((wrong) => `${key}: ${wrong}`),
      ),
    ],
  };
}

export type Change = { entry: Entry; literal: string };

/** What a translator brought back. With a single problem there are no changes. */
export function importWords(
  english: readonly Entry[],
  other: readonly Entry[],
  brought: unknown,
): { changes: Change[]; problems: string[] } {
  if (!isRecord(brought)) return { changes: [], problems: ["This is not an object of keys."] };
  const { pairs, problems } = paired(english, other);
  const keys = new Set(pairs.map(({ key }) => key));
  for (const key of Object.keys(brought)) if (!keys.has(key)) problems.push(`${key}: there is no such key`);
  const changes: Change[] = [];
  for (const pair of pairs) {
    const read = readBrought(pair, brought[pair.key]);
    if ("problems" in read) problems.push(...read.problems.map((problem) => `${pair.key}: ${problem}`));
    else if (read.text !== pair.other.text && pair.other.text !== null)
      changes.push({ entry: pair.other, literal: literalOf(read.text, pair.other) });
  }
  return { changes: problems.length === 0 ? changes : [], problems };
}

/** Puts the literals in their places; gives the files that changed. */
export function applyChanges(changes: readonly Change[]): string[] {
  const files = [...new Set(changes.map(({ entry }) => entry.file))];
  for (const file of files) {
    const fromTheEnd = changes
      .filter(({ entry }) => entry.file === file)
      .toSorted((a, b) => b.entry.start - a.entry.start);
    const source = fromTheEnd.reduce(
      (text, { entry, literal }) => text.slice(0, entry.start) + literal + text.slice(entry.end),
      readFileSync(file, "utf8"),
    );
    writeFileSync(file, source);
  }
  return files;
}

/** That a language has nothing English lacks, its type sees to; but where keys are open, it may say more. */
function paired(english: readonly Entry[], other: readonly Entry[]): { pairs: Pair[]; problems: string[] } {
  const others = new Map(other.map((entry) => [entry.key, entry]));
  const keys = new Set(english.map(({ key }) => key));
  const shared = english.flatMap((entry) => {
    const said = others.get(entry.key);
    return said === undefined ? [] : [{ key: entry.key, english: entry, other: said }];
  });
  const own = other.filter(({ key }) => !keys.has(key));
  return {
    pairs: [...shared, ...own.map((entry) => ({ key: entry.key, english: null, other: entry }))],
    problems: [...keys].filter((key) => !others.has(key)).map((key) => `${key}: only English has it`),
  };
}

/** Code as soon as one of the two is. */
function shown({ english, other }: Pair): Exchanged {
  if (other.text === null || english?.text === null)
    return { english: english?.source ?? null, text: other.source, kind: "code" };
  return { english: english?.text ?? null, text: other.text };
}

function readBrought(pair: Pair, brought: unknown): { text: string } | { problems: string[] } {
  if (brought === undefined) return { problems: ["it is missing"] };
  if (!isRecord(brought) || typeof brought["text"] !== "string")
    return { problems: ['it has no "text" of letters'] };
  const now = shown(pair);
  const text = brought["text"];
  if (brought["english"] !== now.english)
    return { problems: [`the English is now ${JSON.stringify(now.english)}; export again`] };
  if (now.kind === "code")
    return text === now.text
      ? { text: pair.other.text ?? text }
      : { problems: ["it is code; change it together with a developer"] };
  if (text.trim() === "") return { problems: ["it is empty"] };
  if (/[\n\r]/.test(text)) return { problems: ["it has more than one line"] };
  const problems = wrongPlaceholders(text, (pair.english ?? pair.other).placeholders);
  return problems.length === 0 ? { text } : { problems };
}

function wrongPlaceholders(text: string, wanted: readonly string[]): string[] {
  const used = new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name));
  const loose = /[{}]/.test(text.replaceAll(/\{[^{}]*\}/g, ""));
  return [
    ...wanted.filter((name) => !used.has(name)).map((name) => `{${name}} is missing`),
    ...[...used].filter((name) => !wanted.includes(name)).map((name) => `there is no {${name}} to put in`),
    ...(loose ? ["a brace has no other half"] : []),
  ];
}

function literalOf(text: string, { placeholders }: Entry): string {
  if (placeholders.length === 0) return JSON.stringify(text);
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);
  return `\`${escaped.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => `\${${name}}`)}\``;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
