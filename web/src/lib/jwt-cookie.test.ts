import { expect, test } from "vitest";
import { cookieFor, tokenIn } from "./jwt-cookie.ts";

test("the token is found among other cookies", () => {
  expect(tokenIn("a=1; jwt=abc.def; b=2")).toBe("abc.def");
  expect(tokenIn("notjwt=1")).toBeNull();
  expect(tokenIn("")).toBeNull();
});

test("a value that something cut short is nobody's", () => {
  expect(tokenIn("jwt=%E0%A4")).toBeNull();
});

test("the cookie lives 7200 days, and stays on https where the page is", () => {
  expect(cookieFor("abc", 7200, true)).toBe("jwt=abc; path=/; max-age=622080000; SameSite=Lax; Secure");
  expect(cookieFor("abc", 7200, false)).not.toContain("Secure");
});

test("forgetting is an empty cookie that is over at once", () => {
  expect(tokenIn(cookieFor("", 0, false))).toBeNull();
});
