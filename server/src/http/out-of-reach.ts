/**
 * SQLSTATEs, or their classes: 08 the connection broke, 53 no room or no more connections, 57P the server is stopping; and what
 * had to wait too long for others: 57014 its statement was ended, 55P03 no lock came, 40P01 and 40001 it gave way.
 */
const OF_THE_SERVER = /^(?:08|53|57P|57014|55P03|40P01|40001)/;
/** Error codes of the network, and of a full disk. */
const OF_THE_MACHINE = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);
const OF_THE_DRIVER =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

type Told = Error & { code?: unknown; syscall?: unknown };

/** The database is unreachable, full, frozen or too busy with others: the request can be retried. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, syscall, message } = error as Told;
  if (typeof code === "string" && OF_THE_SERVER.test(code)) return true;
  if (syscall === "connect" && typeof code === "string") return OF_THE_MACHINE.has(code);
  return OF_THE_DRIVER.test(message);
}

/** No file can be written: the disk is full, or the operator's limit on it is reached. */
export const isFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");
