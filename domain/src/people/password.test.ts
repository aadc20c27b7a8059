import { expect, test } from "vitest";
import { isCommonPassword, passwordProblem } from "./password.ts";

test.each([
  "123456",
  "password",
  "Password",
  "      ",
  "P4ssw0rd1!",
  "qwerty123",
  "aaaaaaaaaaaa",
  "letmein!!",
  "passwordpassword",
  "abcabcabcabc",
])("%j is one of those tried first", (password) => expect(isCommonPassword(password)).toBe(true));

test.each(["correct horse", "a-long-walk", "vélo sous la pluie", "Zx9!vQ2m"])("%j is not", (password) =>
  expect(isCommonPassword(password)).toBe(false),
);

test("six signs are enough for most, admins need twelve that nobody guesses", () => {
  expect(passwordProblem("12345", { admin: false })).toEqual({ kind: "too_short", least: 6 });
  expect(passwordProblem("123456", { admin: false })).toBeNull();
  expect(passwordProblem("correct hor", { admin: true })).toEqual({ kind: "too_short", least: 12 });
  expect(passwordProblem("passwordpassword", { admin: true })).toEqual({ kind: "common" });
  expect(passwordProblem("password12345678", { admin: true })).toEqual({ kind: "common" });
  expect(passwordProblem("correct horse", { admin: true })).toBeNull();
});
