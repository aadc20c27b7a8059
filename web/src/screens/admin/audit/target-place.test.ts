import { expect, test } from "vitest";
import { placeOfTarget } from "./target-place.ts";

const target = (kind: string, id: number | null) => ({ kind, id, name: null });

test("an entry leads to what it is about", () => {
  expect(placeOfTarget(target("person", 12))).toBe("/admin?part=people&id=12");
  expect(placeOfTarget(target("month", 202_610))).toBe("/admin?part=billing&month=2026-10");
  expect(placeOfTarget(target("imprint", null))).toBe("/admin?part=imprint");
});

test("what has no page of its own, or none any more, leads nowhere", () => {
  expect(placeOfTarget(target("newsletter", 3))).toBeNull();
  expect(placeOfTarget({ ...target("newsletter", 3), name: "Hello" })).toBe("/admin?part=newsletters&id=3");
  expect(placeOfTarget(target("iban_change", 3))).toBeNull();
  expect(placeOfTarget(target("person", null))).toBeNull();
  expect(placeOfTarget(target("something new", 1))).toBeNull();
});
