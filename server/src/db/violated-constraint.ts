import { DatabaseError } from "pg";

/** The name of the constraint a statement broke; null for any other error. */
export const violatedConstraint = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.constraint ?? null) : null;
