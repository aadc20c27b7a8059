import { expect, test } from "vitest";
import { screens } from "@kalivo/words/en/screens.ts";
import { scanProblem } from "./scan-problem.ts";

const words = { ...screens.codes, unreachable: screens.account.unreachable };

test.each([
  [404, "This code is not a valid code"],
  [410, "This code is expired"],
  [409, "You already used this code"],
  [403, "This code has reached it's users limit"],
  [500, "Unexpected server error"],
  [418, "Unknown error"],
])("status %i says: %s", (status, said) => {
  expect(scanProblem({ kind: "refusal", ok: false, status, data: { message: "Else." } }, words)).toBe(said);
});

test("too many tries say when to come back, and a lost network says so", () => {
  const message = "Too many tries. Please wait 40 seconds.";
  expect(scanProblem({ kind: "refusal", ok: false, status: 429, data: { message } }, words)).toBe(message);
  expect(scanProblem({ kind: "unreachable", ok: false, status: 0, data: {} }, words)).toBe(
    "Could not connect to the server. Please check your internet connection",
  );
});
