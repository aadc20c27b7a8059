import { codeProblem, isWhole, withCode } from "./code-entry.ts";
import { expect, test } from "vitest";
import { more } from "@kalivo/words/en/more.ts";

const code = { code: "K7PX24QD", rate_in_cents_per_kcal: 0.1 };

test("a code is checked from its eighth character on", () => {
  expect(isWhole("K7PX24Q")).toBe(false);
  expect(isWhole("k7px 24qd")).toBe(true);
});

test("a code joins the list once", () => {
  expect(withCode([], code)).toEqual([code]);
  expect(withCode([code], { ...code, code: "k7px24qd" })).toEqual([code]);
});

test.each([
  [404, "This code does not exists"],
  [410, "This code is expired"],
  [423, "This code is expired"],
  [403, "This code has reached it's users limit"],
  [500, "There was a server error"],
  [418, "Unknown error"],
])("status %i says: %s", (status, said) => {
  expect(codeProblem({ kind: "refusal", ok: false, status, data: {} }, more.codes.entry)).toBe(said);
});
