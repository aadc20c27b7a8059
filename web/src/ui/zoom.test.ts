import { expect, test } from "vitest";
import { MOST_ZOOM, zoomed, ZOOM_STEP } from "./zoom.ts";

test("a picture grows to four times its frame and shrinks back to it, never further", () => {
  expect(zoomed(1, ZOOM_STEP)).toBe(1.5);
  expect(zoomed(1, 1 / ZOOM_STEP)).toBe(1);
  expect(zoomed(3, ZOOM_STEP)).toBe(MOST_ZOOM);
  expect(zoomed(2, 0)).toBe(1);
});
