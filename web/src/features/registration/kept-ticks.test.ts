import { expect, test } from "vitest";
import { keepTicks, readTicks } from "./kept-ticks.ts";

function tab() {
  const kept = new Map<string, string>();
  const store = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { kept, store: () => store };
}

test("organisations that were ticked are ticked after a reload, for the same person, until they are saved", () => {
  const { store } = tab();
  expect(readTicks(7, store)).toBeNull();
  const ticks = { userId: 7, ids: [2, 5], before: [5] };
  keepTicks(ticks, store);
  expect(readTicks(7, store)).toEqual(ticks);
  expect(readTicks(8, store), "somebody else in this tab").toBeNull();
  keepTicks(null, store);
  expect(readTicks(7, store)).toBeNull();
});

const forbidden = () => {
  throw new Error("forbidden");
};

test("a reload begins anew where the browser keeps nothing, or something that is none of ours", () => {
  expect(() => keepTicks({ userId: 7, ids: [2], before: [] }, forbidden)).not.toThrow();
  expect(readTicks(7, forbidden)).toBeNull();
  const { kept, store } = tab();
  keepTicks({ userId: 7, ids: [2], before: [] }, store);
  for (const [key] of kept) kept.set(key, '{"userId":7,"ids":[1,"two"],"before":[]}');
  expect(readTicks(7, store)).toBeNull();
});
