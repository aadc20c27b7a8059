import { expect, test } from "vitest";
import { nextDunningStep } from "./dunning.ts";

const day = (number: number) => new Date(Date.UTC(2026, 11, 4 + number, 8));
const step = (attempts: number, now: Date, change: Partial<Parameters<typeof nextDunningStep>[0]> = {}) =>
  nextDunningStep({
    advice: "retry_later",
    authenticationRequired: false,
    firstFailure: day(0),
    attempts,
    now,
    ...change,
  });

test("a soft decline is tried again on day 3, 7 and 14", () => {
  expect(step(1, day(0))).toEqual({ kind: "retry", at: day(3) });
  expect(step(2, day(3))).toEqual({ kind: "retry", at: day(7) });
  expect(step(3, day(7))).toEqual({ kind: "retry", at: day(14) });
  expect(step(4, day(14))).toEqual({ kind: "wait_for_payer" });
});

test("a retry that came late does not bring the next one the same day", () => {
  expect(step(2, day(8))).toEqual({ kind: "retry", at: day(14) });
  expect(step(2, day(7))).toEqual({ kind: "retry", at: day(14) });
});

test("a try on the day of a retry, an hour before it, stands for it", () => {
  expect(step(1, new Date(day(7).getTime() - 3_600_000))).toEqual({ kind: "retry", at: day(14) });
});

test("a card that must not be tried again waits for the payer", () => {
  expect(step(1, day(0), { advice: "never" })).toEqual({ kind: "wait_for_payer" });
  expect(step(1, day(0), { advice: "new_method" })).toEqual({ kind: "wait_for_payer" });
  expect(step(1, day(0), { authenticationRequired: true })).toEqual({ kind: "wait_for_payer" });
});

test("on day 21 the charge is written off", () => {
  const before = new Date(day(21).getTime() - 1);
  expect(step(4, before)).toEqual({ kind: "wait_for_payer" });
  expect(step(4, day(21))).toEqual({ kind: "write_off" });
  expect(step(1, day(30), { advice: "never" })).toEqual({ kind: "write_off" });
});
