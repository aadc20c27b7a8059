import { expect, test } from "vitest";
import { parseEnterpriseNumber } from "./enterprise-number.ts";

test.each(["0123.456.749", "0123456749", " be 0123.456.749 ", "BE0123-456-749"])("%s is one", (typed) => {
  expect(parseEnterpriseNumber(typed)).toBe("0123.456.749");
});

test.each([
  "0123.456.748",
  "0213.456.749",
  "2123.456.749",
  "123.456.749",
  "0123.456.7490",
  "NL0123456749",
  "",
])("%s is none", (typed) => {
  expect(parseEnterpriseNumber(typed)).toBeNull();
});
