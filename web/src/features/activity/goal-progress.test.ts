import { expect, test } from "vitest";
import { goalProgress } from "./goal-progress.ts";

test("below 60 % the next step of five is named, from there on a bar, then that it is reached", () => {
  expect(goalProgress(0, 1000)).toEqual({ kind: "steps", done: 0, left: 200 });
  expect(goalProgress(199, 1000)).toEqual({ kind: "steps", done: 0, left: 1 });
  expect(goalProgress(200, 1000)).toEqual({ kind: "steps", done: 1, left: 200 });
  expect(goalProgress(599, 1000)).toEqual({ kind: "steps", done: 2, left: 1 });
  expect(goalProgress(600, 1000)).toEqual({ kind: "bar", share: 0.6, left: 400 });
  expect(goalProgress(999, 1000)).toEqual({ kind: "bar", share: 0.999, left: 1 });
  expect(goalProgress(1000, 1000)).toEqual({ kind: "reached" });
  expect(goalProgress(5000, 1000)).toEqual({ kind: "reached" });
});
