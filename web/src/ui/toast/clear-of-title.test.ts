import { expect, test } from "vitest";
import { clearOf } from "./clear-of-title.ts";

const messages = { top: 12, bottom: 64 };

test("a message at the top of a phone stands below the title it would cover", () => {
  expect(clearOf({ top: 8, bottom: 48 }, messages, 844)).toBe(44);
  expect(clearOf({ top: 60, bottom: 96 }, messages, 844)).toBe(92);
});

test("it keeps its place where there is no title, where that is scrolled away, or far below", () => {
  expect(clearOf(null, messages, 844)).toBe(0);
  expect(clearOf({ top: -80, bottom: -40 }, messages, 844)).toBe(0);
  expect(clearOf({ top: 520, bottom: 560 }, messages, 844), "of a low sheet").toBe(0);
});

test("in a low window it goes no further than the middle", () => {
  expect(clearOf({ top: 20, bottom: 220 }, messages, 256)).toBe(116);
});
