import { expect, test } from "vitest";
import { countWithout } from "./pages.ts";

const page = (total: number, ...ids: number[]) => ({ items: ids.map((id) => ({ id })), total, open: total });

test("whoever is left out of a list is not counted in it", () => {
  expect(countWithout([page(1, 7)], [7])).toBe(0);
  expect(countWithout([page(3, 1, 2), page(3, 7)], [7, 9])).toBe(2);
  expect(countWithout([page(3, 1, 2)])).toBe(3);
  expect(countWithout(undefined, [7])).toBeUndefined();
});
