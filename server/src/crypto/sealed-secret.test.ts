import { expect, test } from "vitest";
import { openSecret, sealSecret, type SecretOwner } from "./sealed-secret.ts";

const KEYS = ["k".repeat(32), "old".repeat(12)];
const OWNER: SecretOwner = { userId: 7, provider: "garmin", kind: "verifier" };

test("a secret opens for whom it was sealed, also after a key was added", () => {
  const sealed = sealSecret(KEYS, OWNER, "s3cret é");
  expect(openSecret(KEYS, OWNER, sealed)).toBe("s3cret é");
  expect(openSecret(["n".repeat(32), ...KEYS], OWNER, sealed)).toBe("s3cret é");
  expect(sealed.includes("s3cret")).toBe(false);
});

test("it does not open for anybody else, with another key, or changed", () => {
  const sealed = sealSecret(KEYS, OWNER, "s3cret");
  expect(openSecret(KEYS, { ...OWNER, userId: 8 }, sealed)).toBeNull();
  expect(openSecret(KEYS, { ...OWNER, kind: "token" }, sealed)).toBeNull();
  expect(openSecret(["n".repeat(32)], OWNER, sealed)).toBeNull();
  for (const at of [0, 1, 13, 29, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect([at, openSecret(KEYS, OWNER, changed)]).toEqual([at, null]);
  }
  expect(openSecret(KEYS, OWNER, sealed.subarray(0, 20))).toBeNull();
});

test("the same secret never looks the same", () => {
  expect(sealSecret(KEYS, OWNER, "s3cret").equals(sealSecret(KEYS, OWNER, "s3cret"))).toBe(false);
});

test("without a key nothing is sealed", () => {
  expect(() => sealSecret([], OWNER, "s3cret")).toThrow("no key");
});
