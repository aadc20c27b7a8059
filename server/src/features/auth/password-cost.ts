/**
 * What hashing a password costs whoever tries one: OWASP's password storage cheat sheet, argon2id with 19 MiB and 2 passes.
 * Tests hash at the lowest cost (`server/test/support/quick-hashes.ts`).
 */
export const PASSWORD_COST = { memory: 19_456, passes: 2 };
