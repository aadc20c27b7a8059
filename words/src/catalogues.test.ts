import { describe, expect, test } from "vitest";

/** The files that gather a language's sentences. */
const PARTS = ["documents", "fatal", "legal", "mails", "manifest", "pages", "previews", "screens", "server"];

/** What functions are tried with: figures, or an object that has whatever is asked of it. */
const MANY = ["701", "702", "703"];
const NAMED = new Proxy({}, { get: (_, name) => `{${String(name)}}` });

/** The place of a sentence, and what it says with these values in it. */
type Said = ReadonlyMap<string, string>;

const [english, french, dutch] = await Promise.all([saidIn("en"), saidIn("fr"), saidIn("nl")]);

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

test("Dutch sets no space before ; : ! ?", () => {
  expect(wrong(dutch, (sentence) => /\s[;:!?](?=\s|$)/u.test(sentence))).toEqual([]);
});

function wrong(said: Said, isWrong: (sentence: string, original: string) => boolean): [string, string][] {
  return [...said].filter(([key, sentence]) => isWrong(sentence, english.get(key) ?? ""));
}

async function saidIn(language: string): Promise<Said> {
  const parts = await Promise.all(
    PARTS.map(async (part): Promise<[string, string][]> =>
      sentences(part, (await import(`./${language}/${part}.ts`))[part]),
    ),
  );
  return new Map(parts.flat());
}

function sentences(key: string, value: unknown): [string, string][] {
  if (typeof value === "string") return [[key, value]];
  if (typeof value === "function") return spoken(key, value);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => sentences(`${key}.${name}`, inner));
}

/** What a function says of many and of one. What it takes is tried out: values, a provider first, or named values. */
function spoken(key: string, say: Function): [string, string][] {
  const [first] = [MANY, ["strava", ...MANY], [NAMED]].flatMap((values) => saidWith(key, say, values));
  if (first === undefined) throw new Error(`It is not known what ${key} takes`);
  return [...first, ...saidWith(`${key} of one`, say, ["1", "1", "1"]).flat()];
}

function saidWith(key: string, say: Function, values: readonly unknown[]): [string, string][][] {
  try {
    const said = sentences(key, Reflect.apply(say, undefined, values));
    return said.some(([, sentence]) => sentence.includes("undefined")) ? [] : [said];
  } catch {
    return [];
  }
}

/** Figures, names of companies and named values. */
const valuesIn = (sentence: string): readonly string[] =>
  sentence.match(/\d+|\{\w+\}|Strava|Garmin|Kalivo/gu) ?? [];

/** Units are no words. */
const wordsIn = (sentence: string): number => sentence.match(/\b(?!kcal)\p{L}{2,}/gu)?.length ?? 0;
