import { expect, test } from "vitest";
import { ageGroup, ageOn } from "./age.ts";

test("a year is added on the birthday, not before", () => {
  expect(ageOn("2008-11-21", "2026-11-20")).toBe(17);
  expect(ageOn("2008-11-21", "2026-11-21")).toBe(18);
  expect(ageOn("2008-02-29", "2026-02-28")).toBe(17);
  expect(ageOn("2008-02-29", "2026-03-01")).toBe(18);
});

test("accounts are open from 13, money from 18, and an unknown age counts as adult", () => {
  const on = "2026-11-20";
  expect(ageGroup("2013-11-21", on)).toBe("too_young");
  expect(ageGroup("2013-11-20", on)).toBe("minor");
  expect(ageGroup("2008-11-21", on)).toBe("minor");
  expect(ageGroup("2008-11-20", on)).toBe("adult");
  expect(ageGroup(null, on)).toBe("adult");
});
