/** A refusal is a value: the status of the call's table and a sentence for the person. */
export type Refused = {
  refused: number;
  message: string;
  errors?: Record<string, string[]>;
  headers?: Record<string, string>;
};

export const refusal = (
  status: number,
  message: string,
  extra: Pick<Refused, "errors" | "headers"> = {},
): Refused => ({
  refused: status,
  message,
  ...extra,
});

/** A 422 about one field. */
export const fieldRefusal = (field: string, message: string): Refused =>
  refusal(422, message, { errors: { [field]: [message] } });

/** A success, with its status as the literal the route's contract checks. */
export const reply = <const S extends number, B>(status: S, body: B, headers?: Record<string, string>) =>
  headers === undefined ? { status, body } : { status, body, headers };
