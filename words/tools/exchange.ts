import { readFileSync, writeFileSync } from "node:fs";
import { problemsOf } from "./check-text.ts";
import { PLURALS, type Brought, type Translated } from "./po-file.ts";
import { englishOf, isPlural, type Sentence, type Unit } from "./units.ts";

export type Change = { entry: Sentence; literal: string };

/** What came of a file: what is written anew, the keys that say what the English says now, and what was not taken. */
export type Imported = { changes: Change[]; done: string[]; problems: string[] };

/** Each sentence by itself: a wrong one is named and left as it was, and keeps nobody else's from being taken. */
export function importWords(
  units: readonly Unit[],
  brought: ReadonlyMap<string, Brought>,
  language: Translated,
): Imported {
  const known = new Map(units.map((unit) => [unit.key, unit]));
  const imported: Imported = { changes: [], done: [], problems: [] };
  for (const [key, one] of brought) {
    const unit = known.get(key);
    const read = unit === undefined ? ["there is no such key"] : readForms(unit, one, language);
    if (unit === undefined || isProblems(read)) imported.problems.push(...named(key, read));
    else {
      imported.done.push(key);
      imported.changes.push(...changesOf(unit, read));
    }
  }
  return imported;
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

type Texts = ReadonlyMap<Intl.LDMLPluralRule, string>;

/** The texts by category, or what is wrong with them. */
function readForms(unit: Unit, { english, texts, fuzzy }: Brought, language: Translated): Texts | string[] {
  if (english.join("\n") !== englishOf(unit).join("\n"))
    return [`the English is now ${JSON.stringify(englishOf(unit).join(" / "))}; export again`];
  if (fuzzy) return ["it is still marked as fuzzy"];
  const forms = isPlural(unit) ? PLURALS[language].forms : (["other"] as const);
  const read = new Map(forms.map((form, index) => [form, texts[index] ?? ""]));
  const problems = [...read].flatMap(([form, text]) => [
    ...problemsOf(text, unit, language),
    ...(text.startsWith(unit.other.get(form)?.before ?? "") ? [] : ["the figure stands first in this one"]),
  ]);
  return problems.length === 0 ? read : [...new Set(problems)];
}

const isProblems = (read: Texts | string[]): read is string[] => Array.isArray(read);

const named = (key: string, read: Texts | string[]): string[] =>
  isProblems(read) ? read.map((problem) => `${key}: ${problem}`) : [];

function changesOf(unit: Unit, texts: Texts): Change[] {
  return [...texts].flatMap(([form, text]) => {
    const entry = unit.other.get(form);
    return entry === undefined || entry.text === text
      ? []
      : [{ entry, literal: literalOf(text.slice(entry.before.length)) }];
  });
}

function literalOf(text: string): string {
  if (!/\{[^{}]*\}/u.test(text)) return JSON.stringify(text);
  const escaped = text.replaceAll(/[\\`]|\$(?=\{)/gu, String.raw`\$&`);
  return `\`${escaped.replaceAll(/\{([^{}]*)\}/gu, (_, name: string) => `\${${name}}`)}\``;
}
