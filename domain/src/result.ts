/** A decision that may be refused: a value, never an exception (outages and bugs are thrown). */
export type Result<T, R> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: R };

/** The decision went through with this value. */
export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

/** The decision was refused, and why. */
export function refuse<const R>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}
