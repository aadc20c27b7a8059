import { expect, test } from "vitest";
import { more } from "@kalivo/words/en/more.ts";
import { scanProblem } from "./scan-problem.ts";

test.each([
  [404, "This code is not a valid code"],
  [410, "This code is expired"],
  [409, "You already used this code"],
  [403, "This code has reached it's users limit"],
  [500, "Unexpected server error"],
  [429, "Unknown error"],
  [0, "Unknown error"],
])("status %i says: %s", (status, said) => {
  expect(scanProblem(status, more.codes.scan)).toBe(said);
});
