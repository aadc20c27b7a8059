import type { Sentence } from "@kalivo/words/server.ts";

/** A refusal is a value: a status from the call's table and a sentence, in the reader's language. */
export type Refused = {
  refused: number;
  message: Sentence;
  errors?: Record<string, Sentence[]>;
  /** For programs, where the status does not say enough. */
  code?: "second_factor";
  headers?: Record<string, string>;
  /** Of an error of ours: the id by which the log has it. */
  request?: string;
};

/** `refusal(409, (say) => say.teams.openStatement)` */
export const refusal = (
  status: number,
  message: Sentence,
  extra: Pick<Refused, "errors" | "headers" | "code" | "request"> = {},
): Refused => ({
  refused: status,
  message,
  ...extra,
});

/** A 422 about one field. */
export const fieldRefusal = (field: string, message: Sentence): Refused =>
  refusal(422, message, { errors: { [field]: [message] } });

/** A 422 about several fields; the message contains them all. */
export const fieldsRefusal = (errors: Record<string, Sentence[]>): Refused =>
  refusal(
    422,
    (say) =>
      Object.values(errors)
        .flat()
        .map((sentence) => sentence(say))
        .join(". "),
    { errors },
  );

/** A success, with its status as the literal that the route's contract checks. */
export const reply = <const S extends number, B>(status: S, body: B, headers?: Record<string, string>) =>
  headers === undefined ? { status, body } : { status, body, headers };
