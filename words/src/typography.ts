import type { Language } from "@kalivo/domain/language.ts";

type Rule = { wrong: RegExp; rule: string };

/** A line must not break inside an amount. */
const AMOUNT: Rule = {
  wrong: /[\d}] (?:€|kcal|km|kg|cm|MB|Mo\b|min\b|%)|\d 000\b/u,
  rule: "a fixed space stands before a unit and within a figure",
};

const PRINTED: Rule = {
  wrong: /['"]|\.\.\./u,
  rule: "apostrophes, quotes and dots are those of print: ’ “ ” …",
};

const RULES: Readonly<Record<Language, readonly Rule[]>> = {
  en: [AMOUNT],
  fr: [
    AMOUNT,
    PRINTED,
    {
      wrong: /(?<!\u202F)[;!?](?=\s|$)|(?<!\u00A0):(?=\s|$)|«(?!\u00A0)|(?<!\u00A0)»|\d €/u,
      rule: "a narrow fixed space stands before ; ! ?, a fixed one before : and within guillemets",
    },
  ],
  nl: [AMOUNT, PRINTED, { wrong: /\s[;:!?](?=\s|$)/u, rule: "no space stands before ; : ! ?" }],
  de: [
    AMOUNT,
    PRINTED,
    { wrong: /\s[;:!?](?=\s|$)/u, rule: "no space stands before ; : ! ?" },
    { wrong: /”|(?<!„[^“]*)“|„(?![^“]*“)/u, rule: "quotes are „ and “" },
  ],
};

/** What a sentence breaks of the rules by which its language is printed; in words. */
export const looseSigns = (language: Language, sentence: string): string[] =>
  RULES[language].filter(({ wrong }) => wrong.test(sentence)).map(({ rule }) => rule);
