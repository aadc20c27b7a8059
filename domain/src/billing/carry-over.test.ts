import { expect, test } from "vitest";
import { decideStatement } from "./carry-over.ts";

const decide = (total: bigint, carriedMonths = 0, ending = false) =>
  decideStatement({ total, carriedMonths, ending }).kind;

test("two euros are charged, less is carried", () => {
  expect(decide(200n)).toBe("charge");
  expect(decide(199n)).toBe("carry");
  expect(decide(1n, 5)).toBe("carry");
});

test("after six carried months fifty cents are charged and less is waived", () => {
  expect(decide(50n, 6)).toBe("charge");
  expect(decide(49n, 6)).toBe("waive");
});

test("who stops everything pays the rest from fifty cents", () => {
  expect(decide(50n, 0, true)).toBe("charge");
  expect(decide(49n, 0, true)).toBe("waive");
});

test("a statement of nothing asks for nothing", () => {
  expect(decide(0n)).toBe("nothing");
  expect(decide(0n, 6, true)).toBe("nothing");
});
