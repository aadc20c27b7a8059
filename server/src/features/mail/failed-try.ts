const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;

/** How long a mail waits after this many tries. */
export const waitAfter = (tries: number): number => Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);

/** What is kept of an error. */
export const inWords = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);
