import { expect, test } from "vitest";
import { worstCase } from "./worst-case.ts";

test("the worst month of a code is uses × limit, within the payer's ceiling", () => {
  expect(worstCase(10, 12, 250)).toBe(120);
  expect(worstCase(10, 100, 250)).toBe(250);
  expect(worstCase(null, 12, 250)).toBeNull();
  expect(worstCase(10, null, 250)).toBeNull();
});
