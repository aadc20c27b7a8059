import { LANGUAGES } from "@kalivo/domain/language.ts";
import { describe, expect, test } from "vitest";
import { longestOf } from "./lengths.ts";
import { sayingsIn, type Said } from "./sayings.ts";
import { looseSigns } from "./typography.ts";

const catalogues = await Promise.all(
  LANGUAGES.map(async (language) => [language, await sayingsIn(language)] as const),
);
const translations = catalogues.filter(([language]) => language !== "en");
const english = await sayingsIn("en");

describe.each(translations)("%s", (_, said) => {
  test("has every sentence of the English, also where a list or a name in a log could lack one", () => {
    expect([...english.keys()].filter((key) => !said.has(key))).toEqual([]);
  });

  test("says the same figures and names in each", () => {
    const lost = wrong(said, (sentence, original) =>
      valuesIn(original).some((value) => !sentence.includes(value)),
    );
    expect(lost.filter(([key]) => !key.includes(" of one"))).toEqual([]);
  });

  test("leaves nothing in English", () => {
    expect(wrong(said, (sentence, original) => sentence === original && wordsIn(sentence) >= 3)).toEqual([]);
  });

  test("keeps the names of bars and of the four lists within thirteen letters", () => {
    const short = [...said].flatMap(([place, name]) => {
      const most = longestOf(place);
      return most === null ? [] : [{ name, most }];
    });
    expect(short.length).toBeGreaterThan(15);
    expect(short.filter(({ name, most }) => name.length > most)).toEqual([]);
  });
});

test("all translations have the same sentences", () => {
  const [first = [], ...others] = translations.map(([, said]) => [...said.keys()].toSorted());
  for (const keys of others) expect(keys).toEqual(first);
});

test.each(catalogues)(
  "%s is set as print does: spaces, apostrophes, dots, and amounts on one line",
  (language, said) => {
    const loose = [...said].map(([place, sentence]) => [place, sentence, ...looseSigns(language, sentence)]);
    expect(loose.filter(([, , ...rules]) => rules.length > 0)).toEqual([]);
  },
);

function wrong(said: Said, isWrong: (sentence: string, original: string) => boolean): [string, string][] {
  return [...said].filter(([key, sentence]) => isWrong(sentence, english.get(key) ?? ""));
}

/** Figures, names of companies and named values. */
const valuesIn = (sentence: string): readonly string[] =>
  sentence.match(/\d+|\{\w+\}|Strava|Garmin|Kalivo/gu) ?? [];

/** Units are no words. */
const wordsIn = (sentence: string): number => sentence.match(/\b(?!kcal)\p{L}{2,}/gu)?.length ?? 0;
