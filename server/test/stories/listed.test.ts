import { expect, test } from "vitest";
import { listedIn, missing } from "../support/listed-tests.ts";

test("every scenario of the list names a test that is there", () => {
  const rows = listedIn("server/test/stories/README.md");
  expect(rows.length).toBeGreaterThan(65);
  expect(missing(rows)).toEqual([]);
});
