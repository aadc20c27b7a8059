import { expect, test } from "vitest";
import { formatIban, ibanEnd, parseIban } from "./iban.ts";

// The examples of the IBAN registry (SWIFT).
test.each([
  ["BE68 5390 0754 7034", "BE68539007547034"],
  ["be68-5390-0754-7034", "BE68539007547034"],
  ["NL91ABNA0417164300", "NL91ABNA0417164300"],
  ["FR14 2004 1010 0505 0001 3M02 606", "FR1420041010050500013M02606"],
  ["MT84MALT011000012345MTLCAST001S", "MT84MALT011000012345MTLCAST001S"],
  ["NO93 8601 1117 947", "NO9386011117947"],
])("%s is an account", (typed, iban) => {
  expect(parseIban(typed)).toEqual({ ok: true, value: iban });
});

test.each([
  ["BE68 5390 0754 7043", "wrong_check_digits"], // two digits exchanged
  ["BE69 5390 0754 7034", "wrong_check_digits"],
  ["BE68 5390 0754 703", "wrong_length"],
  ["NL91 ABNA 0417 1643 000", "wrong_length"],
  ["XX68 5390 0754 7034", "not_an_iban"],
  ["5390 0754 7034", "not_an_iban"],
  ["BE68 5390 0754 70é4", "not_an_iban"],
  ["", "not_an_iban"],
])("%s is refused: %s", (typed, refusal) => {
  expect(parseIban(typed)).toEqual({ ok: false, refusal });
});

test("any one digit that is mistyped is noticed", () => {
  const iban = "BE68539007547034";
  for (let place = 2; place < iban.length; place += 1) {
    for (const digit of "0123456789") {
      const typed = iban.slice(0, place) + digit + iban.slice(place + 1);
      expect(parseIban(typed).ok).toBe(typed === iban);
    }
  }
});

test("an account is read in groups of four, and told apart by its end", () => {
  expect(formatIban("BE68539007547034")).toBe("BE68 5390 0754 7034");
  expect(formatIban("NO9386011117947")).toBe("NO93 8601 1117 947");
  expect(ibanEnd("BE68539007547034")).toBe("7034");
});
