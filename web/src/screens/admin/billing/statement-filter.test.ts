import { expect, test } from "vitest";
import { askedBy, filterOf, STATEMENT_FILTERS } from "./statement-filter.ts";

test("a failed charge is found by the state of the charge, an uncollected month by its own", () => {
  expect(askedBy(filterOf("failed"))).toEqual({ charge: "failed" });
  expect(askedBy(filterOf("unpaid"))).toEqual({ state: "unpaid" });
});

test("every state of a charge has its list, apart from the month's own of the same word", () => {
  expect(askedBy(filterOf("notified"))).toEqual({ charge: "notified" });
  expect(askedBy(filterOf("announced"))).toEqual({ state: "announced" });
  expect(STATEMENT_FILTERS).toHaveLength(17);
});

test("without a filter, and with one nobody knows, all are shown", () => {
  expect(askedBy(filterOf(null))).toEqual({});
  expect(filterOf("constructor")).toBe("all");
});
