import { expect, test } from "vitest";
import { lookOfCharge, lookOfStatement } from "./money-look.ts";

test("only money that arrived looks good", () => {
  expect(lookOfCharge("succeeded")).toBe("good");
  expect(lookOfStatement("charged")).toBe("good");
  expect(lookOfCharge("processing")).toBe("waiting");
});

test("a charge whose answer is missing needs somebody as much as a failed one", () => {
  expect(lookOfCharge("unknown")).toBe("trouble");
  expect(lookOfCharge("failed")).toBe("trouble");
  expect(lookOfStatement("unpaid")).toBe("trouble");
});
