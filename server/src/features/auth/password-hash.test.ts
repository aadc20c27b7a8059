import { expect, test, vi } from "vitest";
import type * as Cost from "./password-cost.ts";
import { hashPassword, passwordMatches } from "./password-hash.ts";

test("a password is hashed by argon2id with 19 MiB and 2 passes, and matches itself only", async () => {
  // Other tests hash at the lowest cost.
  const { PASSWORD_COST } = await vi.importActual<typeof Cost>("./password-cost.ts");
  const phc = await hashPassword("correct horse", "", PASSWORD_COST);
  expect(phc).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(await passwordMatches("correct horse", phc)).toBe(true);
  expect(await passwordMatches("correct horses", phc)).toBe(false);
});

test("a hash of the reference implementation is read with the cost that it names", async () => {
  const salt = Buffer.from(Array.from({ length: 16 }, (_, byte) => byte));
  const tag = "0AuQxA+RjPiJeA19Op7DwrFxnfh9xeTU2T6mFj2wThc";
  const phc = `$argon2id$v=19$m=19456,t=2,p=1$${salt.toString("base64").replaceAll("=", "")}$${tag}`;
  expect(await passwordMatches("correct horse", phc)).toBe(true);
  expect(await passwordMatches("correct horse", phc.replace("t=2", "t=3"))).toBe(false);
});

test("the same password is never hashed to the same twice, and a string of another format matches none", async () => {
  expect(await hashPassword("correct horse")).not.toBe(await hashPassword("correct horse"));
  expect(await passwordMatches("", "")).toBe(false);
  expect(await passwordMatches("x", "x")).toBe(false);
});
