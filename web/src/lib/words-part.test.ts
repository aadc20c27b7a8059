import { expect, test } from "vitest";
import { partOf } from "./words-part.ts";

test("sentences that do not come now are asked for again, and those that came are not", async () => {
  let asked = 0;
  let reachable = false;
  const fetch = async () => {
    asked += 1;
    if (!reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return "Dag";
  };
  const part = partOf({ en: fetch, fr: fetch, nl: fetch });
  expect([await part.prefetch("nl"), asked]).toEqual([false, 1]);
  reachable = true;
  expect([await part.prefetch("nl"), asked]).toEqual([true, 2]);
  expect([await part.load("nl"), await part.load("nl"), part.useWords("nl"), asked]).toEqual([
    "Dag",
    "Dag",
    "Dag",
    2,
  ]);
});
