import { z } from "zod";

/** What may be wrong with a field, and what its sentence tells besides; the sentences are the server's, by language. */
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
  digits: [count: number];
  list: [];
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

/** Of a part of the field: where, and the message of its issue. */
export type InnerProblem = { readonly path: string; readonly message: string };

/** The message of an issue: not a sentence, but what to say. */
export const problem = <Kind extends keyof FieldProblems>(kind: Kind, ...told: FieldProblems[Kind]): string =>
  JSON.stringify([kind, ...told]);

const Told = z.union([
  z.string(),
  z.number().transform(String),
  z.object({ path: z.string(), message: z.string() }),
]);
const Written = z.tuple([z.string()], Told);

/** What `problem` wrote, with its figures as text; null: the message is a sentence of the library's own. */
export function readProblem(message: string): { kind: string; told: (string | InnerProblem)[] } | null {
  if (!message.startsWith('["')) return null;
  const [kind, ...told] = Written.parse(JSON.parse(message));
  return { kind, told };
}
