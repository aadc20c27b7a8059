import { z } from "zod";
import { readProblem, type FieldProblems, type InnerProblem } from "@kalivo/contract/field-problem.ts";
import type { Language } from "@kalivo/domain/language.ts";
import type { Sentence, ServerWords } from "@kalivo/words/server.ts";
import { fieldsRefusal, type Refused } from "./refusal.ts";

/** At most so many problems are listed. */
const MOST_ISSUES = 50;

/** What is wrong with a call, by the names of its fields. */
export function issuesRefusal(issues: readonly z.core.$ZodIssue[]): Refused {
  const errors: Record<string, Sentence[]> = {};
  for (const { path, message } of issues.slice(0, MOST_ISSUES)) {
    const field = path.slice(1).join(".") || "body";
    (errors[field] ??= []).push(fieldSentence(field, (say) => saidOf(say, message)));
  }
  return fieldsRefusal(errors);
}

/** A sentence that begins with the field. */
export const fieldSentence =
  (field: string, problem: Sentence): Sentence =>
  (say) =>
    say.fields.said(nameOf(say, field), problem(say));

/** One inside others is called as it is alone; one that people never fill in keeps the name it has on the wire. */
const nameOf = ({ fields: { names } }: ServerWords, field: string): string =>
  new Map(Object.entries(names)).get(field.slice(field.lastIndexOf(".") + 1)) ?? field;

/** Zod's own messages, for mistakes only a program makes; English is its default. */
export const libraryWords = (language: Language): { error?: z.core.$ZodErrorMap } => LIBRARY[language];

const LIBRARY: Readonly<Record<Language, { error?: z.core.$ZodErrorMap }>> = {
  en: {},
  fr: { error: z.locales.fr().localeError },
  nl: { error: z.locales.nl().localeError },
  de: { error: z.locales.de().localeError },
};

const LONGEST_INNER = 200;

function saidOf(say: ServerWords, message: string): string {
  const read = readProblem(message);
  if (read === null) return message;
  const sentence = sentencesOf(say).get(read.kind);
  return sentence === undefined ? message : sentence(...read.told.map((told) => textOf(say, told)));
}

const textOf = (say: ServerWords, told: string | InnerProblem): string =>
  typeof told === "string"
    ? told
    : `${told.path} ${saidOf(say, told.message)}`.trim().slice(0, LONGEST_INNER);

type Told = (...told: string[]) => string;

const sentencesOf = ({ fields }: ServerWords): ReadonlyMap<string, Told> =>
  new Map(Object.entries<Told>(fields.problems satisfies Record<keyof FieldProblems, Told>));
