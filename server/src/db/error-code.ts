import { DatabaseError } from "pg";

/** SQLSTATEs that say: not now, but the same again may succeed (PostgreSQL, appendix A). */
export const LOCK_TIMEOUT = "55P03";
export const STATEMENT_ENDED = "57014";
const DISK_FULL = "53100";
const SERIALIZATION_FAILURE = "40001";
const DEADLOCK = "40P01";

/** The SQLSTATE of the database's refusal; null for any other error. */
export const errorCode = (error: unknown): string | null =>
  error instanceof DatabaseError ? (error.code ?? null) : null;

/** Of a connection that PostgreSQL refuses because it finds no room for its own notes; said without a SQLSTATE of its own. */
const NO_ROOM_TO_BEGIN = "could not write init file";

/** PostgreSQL found no room: for what it was told to write, or to take a connection. */
export const foundNoRoom = (error: unknown): boolean =>
  errorCode(error) === DISK_FULL || (error instanceof DatabaseError && error.message === NO_ROOM_TO_BEGIN);

/** Whether a transaction gave way to another one: it wrote nothing, and may begin again if it did nothing elsewhere. */
export function gaveWay(error: unknown): boolean {
  const code = errorCode(error);
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}
