import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Translated } from "./po-file.ts";
import { englishOf, type Unit } from "./units.ts";

/** By key, the hash of the English that a language's sentence was written for. */
export type Hashes = Readonly<Record<string, string>>;

/** Sentences whose English has changed since, and those of which nobody has said yet that they say the same. */
export function staleOf(units: readonly Unit[], hashes: Hashes): { changed: string[]; unsaid: string[] } {
  const stale = units.filter((unit) => hashes[unit.key] !== hashOf(unit)).map(({ key }) => key);
  return {
    changed: stale.filter((key) => key in hashes),
    unsaid: stale.filter((key) => !(key in hashes)),
  };
}

/** These keys say what the English says now; keys that are gone are forgotten. */
export function withDone(units: readonly Unit[], hashes: Hashes, done: readonly string[]): Hashes {
  const fresh = new Set(done);
  return Object.fromEntries(
    units.flatMap((unit) => {
      const hash = fresh.has(unit.key) ? hashOf(unit) : hashes[unit.key];
      return hash === undefined ? [] : [[unit.key, hash]];
    }),
  );
}

export function readHashes(folder: string, language: Translated): Hashes {
  const file = fileOf(folder, language);
  if (!existsSync(file)) return {};
  const read: unknown = JSON.parse(readFileSync(file, "utf8"));
  return Object.fromEntries(
    Object.entries(read ?? {}).flatMap(([key, hash]) => (typeof hash === "string" ? [[key, hash]] : [])),
  );
}

/** One key a line, in the order of the keys, so that two who add sentences seldom touch the same line. */
export function writeHashes(folder: string, language: Translated, hashes: Hashes): void {
  const sorted = Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(fileOf(folder, language), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

const fileOf = (folder: string, language: Translated): string => join(folder, `${language}.json`);

const HASH_DIGITS = 10;
const hashOf = (unit: Unit): string =>
  createHash("sha256").update(englishOf(unit).join("\n")).digest("hex").slice(0, HASH_DIGITS);
