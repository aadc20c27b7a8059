import { expect, test } from "vitest";
import { withLine } from "./log.ts";

const now = new Date("2026-11-05T07:08:59Z");

test("a line carries its minute", () => {
  expect(withLine(null, "started", now)).toBe("2026-11-05T07:08 started");
  expect(withLine("2026-11-05T07:00 a", "b\nc", now)).toBe("2026-11-05T07:00 a\n2026-11-05T07:08 b c");
});

test("the log is bounded in lines and in their length", () => {
  const full = Array.from({ length: 200 }, (_, index) => `line ${index}`).join("\n");
  const lines = withLine(full, "x".repeat(2_000), now).split("\n");
  expect(lines).toHaveLength(200);
  expect(lines[0]).toBe("line 1");
  expect(lines.at(-1)).toHaveLength(500);
});
