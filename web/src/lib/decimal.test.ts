import { expect, test } from "vitest";
import { parseDecimal, showDecimal, stepped } from "./decimal.ts";

test("a person may type a comma or a point", () => {
  expect(parseDecimal("0,10")).toBe(0.1);
  expect(parseDecimal("0.1")).toBe(0.1);
  expect(parseDecimal("1\u202f000")).toBe(1000);
  expect(parseDecimal("5.")).toBe(5);
});

test("what is not a number is not read as one", () => {
  expect(parseDecimal("")).toBeNull();
  expect(parseDecimal("1e9")).toBeNull();
  expect(parseDecimal("1,2,3")).toBeNull();
  expect(parseDecimal("abc")).toBeNull();
});

test("a rate keeps its two decimals, whole steps have none", () => {
  expect(showDecimal(0.1, 0.01)).toBe("0,10");
  expect(showDecimal(10, 1)).toBe("10");
});

test("steps of two hundredths leave no dust and stop at the bounds", () => {
  expect(stepped(0.1, 0.02, 0.01, 10)).toBe(0.12);
  expect(stepped(0.28, 0.01, 0.01, 10)).toBe(0.29);
  expect(stepped(0.02, -0.02, 0.01, 10)).toBe(0.01);
  expect(stepped(9.99, 0.02, 0.01, 10)).toBe(10);
});
