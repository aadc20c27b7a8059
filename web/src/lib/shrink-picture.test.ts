import { expect, test } from "vitest";
import { fitted } from "./shrink-picture.ts";

test("a picture keeps its shape within 1024 px and is never made larger", () => {
  expect(fitted(4032, 3024)).toEqual({ width: 1024, height: 768 });
  expect(fitted(900, 1800)).toEqual({ width: 512, height: 1024 });
  expect(fitted(320, 200)).toEqual({ width: 320, height: 200 });
  expect(fitted(40_000, 2)).toEqual({ width: 1024, height: 1 });
});
