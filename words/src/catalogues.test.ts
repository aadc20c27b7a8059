import { describe, expect, test } from "vitest";
import { sayingsIn, type Said } from "./sayings.ts";

const [english, french, dutch] = await Promise.all([sayingsIn("en"), sayingsIn("fr"), sayingsIn("nl")]);

describe.each([
  ["French", french],
  ["Dutch", dutch],
] as const)("%s", (_, said) => {
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

  test("sets its apostrophes and dots as print does", () => {
    expect(wrong(said, (sentence) => /['"]|\.\.\./u.test(sentence))).toEqual([]);
  });

  test("keeps the names of bars and of the four lists within twelve letters", () => {
    const short = [...said].filter(([key]) => /^screens\.navigation\.(?!main$|profileTabs)/u.test(key));
    expect(short.length).toBeGreaterThan(15);
    expect(short.filter(([, name]) => name.length > 12)).toEqual([]);
  });
});

/** Agreed to as they stand: another wording is another version. */
const AGREED = /^(screens\.legal\.health|mails\.mandate)\./u;

test("English calls what people give an amount that is collected: never a sum, and nobody is billed (design §12)", () => {
  const forPeople = [...english].filter(
    ([key]) => /^(screens\.(?!admin\.)|mails\.)/u.test(key) && !AGREED.test(key),
  );
  expect(forPeople.length).toBeGreaterThan(500);
  expect(forPeople.filter(([, said]) => /\b(sums?|bill(s|ed|ing)?)\b/iu.test(said))).toEqual([]);
});

test("French and Dutch have the same sentences", () => {
  expect([...french.keys()].toSorted()).toEqual([...dutch.keys()].toSorted());
});

test("French sets its spaces as print does: narrow before ; ! ?, fixed before : and within guillemets", () => {
  const loose = /(?<!\u202F)[;!?](?=\s|$)|(?<!\u00A0):(?=\s|$)|«(?!\u00A0)|(?<!\u00A0)»|\d €/u;
  expect(wrong(french, (sentence) => loose.test(sentence))).toEqual([]);
});

test.each([
  ["English", english],
  ["French", french],
  ["Dutch", dutch],
] as const)(
  "%s never breaks a line inside an amount: a fixed space stands before a unit and in a figure",
  (_, said) => {
    const loose = /[\d}] (?:€|kcal|km|kg|cm|MB|Mo|min\b|%)|\d 000\b/u;
    expect([...said].filter(([, sentence]) => loose.test(sentence))).toEqual([]);
  },
);

test("Dutch sets no space before ; : ! ?", () => {
  expect(wrong(dutch, (sentence) => /\s[;:!?](?=\s|$)/u.test(sentence))).toEqual([]);
});

function wrong(said: Said, isWrong: (sentence: string, original: string) => boolean): [string, string][] {
  return [...said].filter(([key, sentence]) => isWrong(sentence, english.get(key) ?? ""));
}

/** Figures, names of companies and named values. */
const valuesIn = (sentence: string): readonly string[] =>
  sentence.match(/\d+|\{\w+\}|Strava|Garmin|Kalivo/gu) ?? [];

/** Units are no words. */
const wordsIn = (sentence: string): number => sentence.match(/\b(?!kcal)\p{L}{2,}/gu)?.length ?? 0;
