import { expect, test } from "vitest";
import { LANGUAGES } from "@kalivo/domain/language.ts";
import { screens as de } from "@kalivo/words/de/screens.ts";
import { screens as en } from "@kalivo/words/en/screens.ts";
import { words as first } from "@kalivo/words/en/parts/first.ts";
import { screens as fr } from "@kalivo/words/fr/screens.ts";
import { screens as nl } from "@kalivo/words/nl/screens.ts";
import type { Subject } from "@kalivo/words/screens.ts";
import { partWith, subjectOf } from "./words.ts";

const ALL = { en, fr, nl, de };
const isSubject = (name: string): name is Subject => name in en;
const later = Object.keys(en)
  .filter(isSubject)
  .filter((subject) => !(subject in first));

test.each(LANGUAGES)(
  "every subject in %s that is not of the first paint comes with its part",
  async (language) => {
    expect(later.length).toBeGreaterThan(20);
    for (const subject of later)
      expect(subjectOf(subject, await partWith(subject).load(language))).toBe(ALL[language][subject]);
  },
);

test("a subject is not read from a part without it", () => {
  expect(() => subjectOf("codes", { words: first })).toThrow("No words: codes");
});
