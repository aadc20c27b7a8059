import { expect, test } from "vitest";
import { judgeCode, type CodeFacts } from "./judge-code.ts";

const TODAY = "2026-11-20";
const GOOD: CodeFacts = {
  archived: false,
  validUntil: null,
  maxUses: null,
  uses: 7,
  ownerStands: true,
  own: false,
  usedAlready: false,
};
const judge = (facts: Partial<CodeFacts>) => judgeCode({ ...GOOD, ...facts }, TODAY);

test("a code is good on its last day and over the day after", () => {
  expect(judge({ validUntil: "2026-11-20" })).toBeNull();
  expect(judge({ validUntil: "2026-11-19" })).toBe("over");
});

test("a code is full when it was used as often as allowed, and not before", () => {
  expect(judge({ maxUses: 8 })).toBeNull();
  expect(judge({ maxUses: 7 })).toBe("full");
});

test("of several reasons the first in the order of the rules is said", () => {
  const everything = { archived: true, own: true, usedAlready: true, maxUses: 7, validUntil: "2020-01-01" };
  expect(judge(everything)).toBe("over");
  expect(judge({ ...everything, archived: false })).toBe("over");
  expect(judge({ ...everything, archived: false, validUntil: null })).toBe("own");
  expect(judge({ ownerStands: false, own: true })).toBe("over");
  expect(judge({ usedAlready: true, maxUses: 7 })).toBe("used");
});
