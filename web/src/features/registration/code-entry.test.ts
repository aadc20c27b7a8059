import { asCode, codeProblem, isRefusal, isWhole, withCode } from "./code-entry.ts";
import { expect, test } from "vitest";
import { screens } from "@kalivo/words/en/screens.ts";

const code = { code: "K7PX24QD", rate_in_cents_per_kcal: 0.1 };

test("a code is checked from its eighth character on", () => {
  expect(isWhole("K7PX24Q")).toBe(false);
  expect(isWhole("k7px 24qd")).toBe(true);
});

test("a code joins the list once", () => {
  expect(withCode([], code)).toEqual([code]);
  expect(withCode([code], { ...code, code: "k7px24qd" })).toEqual([code]);
});

test.each([
  [404, "This code does not exists"],
  [410, "This code is expired"],
  [423, "This code is expired"],
  [403, "This code has reached it's users limit"],
  [500, "There was a server error"],
  [418, "Unknown error"],
])("status %i says: %s", (status, said) => {
  expect(codeProblem({ kind: "refusal", ok: false, status, data: {} }, screens.codes.entry)).toBe(said);
});

test.each([
  "K7PX24QD",
  "k7px-24qd",
  " K7PX 24QD ",
  "https://kalivo.example/code/K7PX24QD",
  "Use my code K7PX24QD: https://kalivo.example/code/K7PX24QD?utm=x",
  "K7PX24QDK7PX24QD",
])("whatever form a code is pasted in, the field holds the code: %s", (pasted) => {
  expect(asCode(pasted)).toBe("K7PX24QD");
});

test.each(["https://kalivo.example/code/K7PX24QD", "kalivo.example/code/k7px-24qd"])(
  "a link typed letter by letter ends as its code, and nothing of it is checked before: %s",
  (link) => {
    let held = "";
    for (const letter of link) {
      expect(isWhole(held), held).toBe(false);
      held = asCode(held + letter);
    }
    expect(held).toBe("K7PX24QD");
  },
);

test("too many tries say when to come back, and leave open whether the code is good", () => {
  const message = "Too many tries. Please wait 40 seconds.";
  const answer = { kind: "refusal", ok: false, status: 429, data: { message } } as const;
  expect([codeProblem(answer, screens.codes.entry), isRefusal(answer)]).toEqual([message, false]);
  expect(isRefusal({ ...answer, status: 410 })).toBe(true);
});
