import { expect, test } from "vitest";
import { nextStep, stepsOf } from "./steps-of.ts";

const approved = {
  decided_by: { id: 1, name: "Ines" },
  decided_at: "2027-02-08T10:00:00Z",
  file_taken_by: null,
  file_taken_at: null,
  signed_by: null,
  signed_at: null,
  at_the_bank: 3,
  payouts_count: 3,
};
const day = "2027-02-08T11:00:00Z";

test.each([
  ["file", {}],
  ["signed", { file_taken_at: day }],
  ["confirmed", { file_taken_at: day, signed_at: day }],
  ["confirmed", { file_taken_at: day, signed_at: day, at_the_bank: 1 }],
  [null, { file_taken_at: day, at_the_bank: 0 }],
] as const)("the next step is %s", (next, change) => {
  expect(nextStep({ ...approved, ...change })).toBe(next);
});

test("what is done says who did it", () => {
  expect(stepsOf(approved)[0]).toMatchObject({ name: "approved", done: true, by: { name: "Ines" } });
});
