import { expect, test } from "vitest";
import { fillsScreen } from "./safe-areas.ts";

test("insets count only when the page is as wide as the screen, within 30 px", () => {
  expect(fillsScreen(390, 390)).toBe(true);
  expect(fillsScreen(390, 361)).toBe(true);
  expect(fillsScreen(390, 360)).toBe(false);
  expect(fillsScreen(1920, 1280)).toBe(false);
});
