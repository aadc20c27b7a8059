import { expect, test } from "vitest";
import { toneOfCharge, toneOfStatement } from "./status-tone.ts";

test("only money that arrived looks good", () => {
  expect(toneOfCharge("succeeded")).toBe("good");
  expect(toneOfStatement("charged")).toBe("good");
  expect(toneOfCharge("processing")).toBe("waiting");
});

test("a charge whose answer is missing needs somebody as much as a failed one", () => {
  expect(toneOfCharge("unknown")).toBe("trouble");
  expect(toneOfCharge("failed")).toBe("trouble");
  expect(toneOfStatement("unpaid")).toBe("trouble");
});
