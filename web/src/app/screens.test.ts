import { expect, test } from "vitest";
import { isBuilt, screen } from "./screens.ts";

test("a route is offered once it has a screen", () => {
  expect(isBuilt("feedback")).toBe(false);
  screen("feedback", async () => () => null);
  expect(isBuilt("feedback")).toBe(true);
  expect(isBuilt("admin")).toBe(false);
});
