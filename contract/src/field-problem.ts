import { z } from "zod";

/** The problems of a field, with the arguments of each sentence; the sentences are the server's, by language. */
export type FieldProblems = {
  number: [];
  between: [least: number, most: number];
  whole: [];
  trueOrFalse: [];
  text: [];
  tooLong: [most: number];
  tooShort: [least: number];
  characters: [];
  required: [];
  invisible: [];
  nameAddress: [];
  nameLines: [];
  nameUnseen: [];
  lines: [most: number];
  noLink: [];
  noMarkup: [];
  portrait: [];
  digits: [count: number];
  list: [];
  enterpriseNumber: [];
  entries: [most: number];
  day: [];
  dayForm: [];
  email: [];
  phone: [least: number, most: number];
  month: [];
  monthForm: [];
  instant: [];
  place: [];
  oneOf: [options: string];
  rate: [];
  limit: [];
  healthRecord: InnerProblem[];
};

/** A problem within a field: its path, and the message of its issue. */
export type InnerProblem = { readonly path: string; readonly message: string };

/** The message of an issue: a code with arguments instead of a sentence. */
export const problem = <Kind extends keyof FieldProblems>(kind: Kind, ...told: FieldProblems[Kind]): string =>
  JSON.stringify([kind, ...told]);

const Told = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ path: z.string(), message: z.string() }),
]);
const Written = z.tuple([z.string()], Told);

/** Parses a message made by `problem`, with its arguments as text; null: a sentence of the library. */
export function readProblem(message: string): { kind: string; told: (string | InnerProblem)[] } | null {
  if (!message.startsWith('["')) return null;
  const [kind, ...told] = Written.parse(JSON.parse(message));
  return { kind, told };
}
