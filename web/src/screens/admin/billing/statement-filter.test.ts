import { expect, test } from "vitest";
import { askedBy, filterOf } from "./statement-filter.ts";

test("a failed charge is found by the state of the charge, an uncollected month by its own", () => {
  expect(askedBy(filterOf("failed"))).toEqual({ charge: "failed" });
  expect(askedBy(filterOf("unpaid"))).toEqual({ state: "unpaid" });
});

test("without a filter, and with one nobody knows, all are shown", () => {
  expect(askedBy(filterOf(null))).toEqual({});
  expect(filterOf("constructor")).toBe("all");
});
