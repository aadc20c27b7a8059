import { expect, test } from "vitest";
import { changesOf } from "./audit-change.ts";

const spoken = { yes: "yes", no: "no", nothing: "nothing" };

test("an entry says what became of what", () => {
  expect(changesOf({ is_hidden: false, id: 3 }, { is_hidden: true, id: 3 }, spoken)).toEqual([
    { name: "is hidden", before: "no", after: "yes" },
  ]);
});

test("an instant is shown as one", () => {
  expect(changesOf(null, { effective_at: "2026-11-28T07:12:11.732Z" }, spoken)).toEqual([
    { name: "effective at", before: null, after: "28/11/2026 08:12" },
  ]);
});

test("what was not there is nothing", () => {
  expect(changesOf({ logo: null }, { logo: "new" }, spoken)).toEqual([
    { name: "logo", before: "nothing", after: "new" },
  ]);
  expect(changesOf({ a: 1 }, {}, spoken)).toEqual([{ name: "a", before: "1", after: "nothing" }]);
});

test("an action with one side only says that side", () => {
  expect(changesOf(null, { readers: 12 }, spoken)).toEqual([{ name: "readers", before: null, after: "12" }]);
  expect(changesOf(null, null, spoken)).toEqual([]);
});
