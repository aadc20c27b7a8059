import { expect, test } from "vitest";
import { codeState } from "./code-state.ts";

const fresh = { archived_at: null, valid_until: null, max_uses: null, uses_count: 0 };
const noon = new Date("2026-11-22T11:00:00Z");
const nearMidnight = new Date("2026-11-22T23:30:00Z"); // the 23rd in Brussels

test.each([
  ["active", fresh, noon],
  ["active", { ...fresh, valid_until: "2026-11-22" }, noon],
  ["expired", { ...fresh, valid_until: "2026-11-22" }, nearMidnight],
  ["active", { ...fresh, max_uses: 2, uses_count: 1 }, noon],
  ["full", { ...fresh, max_uses: 2, uses_count: 2 }, noon],
  ["archived", { ...fresh, archived_at: "2026-11-01T10:00:00Z", max_uses: 1, uses_count: 1 }, noon],
] as const)("a code is %s", (state, code, now) => {
  expect(codeState(code, now)).toBe(state);
});
