/**
 * Which part of the server writes a table. Any query may read any table; each is written by its owner alone
 * (the seed apart). `architecture.test.ts` compares this list with the code.
 */
export const WRITERS: Readonly<Record<string, readonly string[]>> = {};
