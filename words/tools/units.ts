import { longestOf } from "../src/lengths.ts";
import type { Entry } from "./read-catalogue.ts";

/** A sentence that can be said in another language: with one form, or one for each plural category. */
export type Unit = {
  key: string;
  english: Forms;
  other: Forms;
  placeholders: readonly string[];
  notes: readonly string[];
  longest: number | null;
};

/** By plural category; `other` alone where there are no plurals. */
export type Forms = ReadonlyMap<Intl.LDMLPluralRule, Sentence>;

/** An entry that is no code. */
export type Sentence = Entry & { text: string };

/**
 * The sentences of a language beside their English. `code` are the keys that only a developer can change, and
 * `problems` what keeps the two from being compared: English holds the shape, as types hold it for the names.
 */
export function unitsOf(
  english: readonly Entry[],
  other: readonly Entry[],
): { units: Unit[]; code: string[]; problems: string[] } {
  const [said, others] = [byKey(english), byKey(other)];
  const units: Unit[] = [];
  const code: string[] = [];
  const problems: string[] = [...others.keys()]
    .filter((key) => !said.has(key))
    .map((key) => `${key}: English does not have it`);
  for (const [key, entries] of said) {
    const translated = others.get(key);
    if (translated === undefined) problems.push(`${key}: only English has it`);
    else if ([...entries, ...translated].some(({ text }) => text === null)) code.push(key);
    else units.push(unit(key, entries.filter(isSentence), translated.filter(isSentence)));
  }
  return { units, code, problems };
}

/** What changes when an English sentence does. */
export const englishOf = ({ english }: Unit): string[] => [...english.values()].map(({ text }) => text);

export const isPlural = ({ english, other }: Unit): boolean => english.size > 1 || other.size > 1;

function unit(key: string, english: readonly Sentence[], other: readonly Sentence[]): Unit {
  return {
    key,
    english: forms(english),
    other: forms(other),
    placeholders: [...new Set(english.flatMap(({ placeholders }) => placeholders))],
    notes: [...new Set(english.flatMap(({ notes }) => notes))],
    longest: longestOf(key),
  };
}

const forms = (entries: readonly Sentence[]): Forms =>
  new Map(entries.map((entry) => [entry.form ?? "other", entry]));

function byKey(entries: readonly Entry[]): Map<string, Entry[]> {
  return Map.groupBy(entries, ({ key }) => key);
}

const isSentence = (entry: Entry): entry is Sentence => entry.text !== null;
