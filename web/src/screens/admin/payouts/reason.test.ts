import { expect, test } from "vitest";
import { reasonInWords } from "./reason.ts";

const text = { codes: { AC04: "the account is closed" }, noReason: "the bank gives no reason" };

test.each([
  ["AC04", "the account is closed"],
  ["AC04: compte clos", "the account is closed: compte clos"],
  ["ZZ99", "ZZ99"],
  ["moved away", "moved away"],
  ["–", "the bank gives no reason"],
])("%s is said as %s", (reason, words) => {
  expect(reasonInWords(reason, text)).toBe(words);
});
