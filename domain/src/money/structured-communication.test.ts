import fc from "fast-check";
import { expect, test } from "vitest";
import { formatCommunication, parseCommunication } from "./structured-communication.ts";

test.each([
  ["+++090/9337/55493+++", "090933755493"],
  ["***090/9337/55493***", "090933755493"],
  ["090 9337 55493", "090933755493"],
  ["0000000000-97", "000000000097"], // nothing remains: 97
  ["000000009797", "000000009797"],
  ["000000000101", "000000000101"],
])("%s is a structured communication", (typed, digits) => {
  expect(parseCommunication(typed)).toEqual({ ok: true, value: digits });
});

test.each([
  ["+++090/9337/55494+++", "wrong_check_digits"],
  ["000000000000", "wrong_check_digits"],
  ["+++090/9337/5549+++", "not_a_communication"],
  ["090/9337/554933", "not_a_communication"],
  ["Thank you", "not_a_communication"],
  ["०९०९३३७५५४९३", "not_a_communication"], // digits, but not ASCII ones
  ["", "not_a_communication"],
])("%s is refused: %s", (typed, refusal) => {
  expect(parseCommunication(typed)).toEqual({ ok: false, refusal });
});

test("what is shown is read as the same, and one mistyped digit is noticed", () => {
  const ten = fc.integer({ min: 0, max: 9_999_999_999 }).map((number) => `${number}`.padStart(10, "0"));
  fc.assert(
    fc.property(ten, fc.integer({ min: 0, max: 11 }), fc.integer({ min: 1, max: 9 }), (first, at, shift) => {
      const digits = `${first}${`${Number(first) % 97 || 97}`.padStart(2, "0")}`;
      expect(parseCommunication(formatCommunication(digits))).toEqual({ ok: true, value: digits });
      const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + shift) % 10}${digits.slice(at + 1)}`;
      expect(parseCommunication(wrong).ok).toBe(false);
    }),
  );
});
