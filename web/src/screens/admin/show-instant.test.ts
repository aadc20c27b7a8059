import { expect, test } from "vitest";
import { showInstant } from "./show-instant.ts";

test("an instant is shown in Brussels time, to the minute", () => {
  expect(showInstant("2026-03-05T13:05:59Z")).toBe("05/03/2026 14:05");
  expect(showInstant("2026-06-30T22:30:00Z")).toBe("01/07/2026 00:30");
});
