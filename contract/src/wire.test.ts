import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  wireBoolean,
  wireCalled,
  wireAnswer,
  wireClearable,
  wireDay,
  wireEmail,
  wireGivenOrNull,
  wireId,
  wireInteger,
  wireList,
  wireName,
  wireNumber,
  wireNumberBetween,
  wireOptional,
  wireRequiredList,
  wireRequiredText,
  wireText,
  wireWhyIMove,
} from "./wire.ts";

const read = (schema: z.ZodType, value: unknown) => {
  const parsed = schema.safeParse(value);
  return parsed.success ? { value: parsed.data } : "refused";
};

describe("a number", () => {
  test.each([
    [5, 5],
    ["5", 5],
    [" 5.25 ", 5.25],
    ["5,25", 5.25],
    ["-0.5", -0.5],
    [0, 0],
  ])("%j is read", (written, number) => expect(read(wireNumber, written)).toEqual({ value: number }));

  test.each([
    "",
    " ",
    "abc",
    "1e3",
    "1e309",
    "NaN",
    "Infinity",
    "0x10",
    "1,234.5",
    "5 km",
    "--5",
    ".5",
    "5.",
    Number.NaN,
    Infinity,
    -Infinity,
    null,
    undefined,
    true,
    [5],
    { a: 1 },
  ])("%j is refused", (written) => expect(read(wireNumber, written)).toBe("refused"));

  test("is the same as a number and as its text", () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 }).map((whole) => whole / 100);
    fc.assert(
      fc.property(cents, (number) => {
        expect(read(wireNumber, String(number))).toEqual(read(wireNumber, number));
      }),
    );
  });

  test("keeps its bounds, both allowed", () => {
    const percent = wireNumberBetween(0, 100);
    expect([0, 100, "99.9"].map((value) => read(percent, value))).not.toContain("refused");
    expect([-0.01, 100.01, "1e309"].map((value) => read(percent, value))).toEqual([
      "refused",
      "refused",
      "refused",
    ]);
    expect(read(wireInteger(1, 10), 1.5)).toBe("refused");
  });

  test("an id fits PostgreSQL's integers", () => {
    expect(read(wireId, "2147483647")).toEqual({ value: 2_147_483_647 });
    for (const id of [0, -1, 1.5, 2_147_483_648, "9".repeat(30), "1;2"])
      expect(read(wireId, id)).toBe("refused");
  });
});

test("true and false are read in every way a form or JSON writes them", () => {
  for (const yes of [true, 1, "true", "1", "on", "TRUE"])
    expect(read(wireBoolean, yes)).toEqual({ value: true });
  for (const no of [false, 0, "false", "0", "off", ""])
    expect(read(wireBoolean, no)).toEqual({ value: false });
  for (const neither of [2, "yes", null, undefined, [], {}])
    expect(read(wireBoolean, neither)).toBe("refused");
});

test("text is trimmed, has a length and no control characters but line breaks and tabs", () => {
  expect(read(wireText(5), "  abc  ")).toBe("refused");
  expect(read(wireText(7), "  abc  ")).toEqual({ value: "abc" });
  expect(read(wireText(20), "one\ntwo\tthree")).toEqual({ value: "one\ntwo\tthree" });
  expect(read(wireText(20), "\u202Eمحمد\u202C")).toEqual({ value: "محمد" });
  expect(read(wireText(20), `Z${"\u0351".repeat(12)} 👩‍👩‍👧`)).toEqual({ value: `Z${"\u0351".repeat(4)} 👩‍👩‍👧` });
  expect(read(wireText(20), "one\r\ntwo")).toEqual({ value: "one\ntwo" });
  for (const bad of ["a\u0000b", "a\u001Bb", "a\u007Fb", 5, null, ["a"]])
    expect(read(wireText(20), bad)).toBe("refused");
  expect(read(wireRequiredText(20), "   ")).toBe("refused");
});

test("half a character, and what stands for one that broke on its way, is no part of a text", () => {
  for (const nothing of ["\uD800", "\uDE00\uD83D", "\uFFFD", " \uFFFD\uD800 "]) {
    expect(read(wireText(20), nothing)).toEqual({ value: "" });
    for (const schema of [wireRequiredText(20), wireName(20), wireCalled(20)])
      expect(read(schema, nothing)).toBe("refused");
  }
  expect(read(wireCalled(20), "Zo\uDFFFé\uFFFD")).toEqual({ value: "Zoé" });
  expect(read(wireText(20), "\uD83D\uDE00")).toEqual({ value: "😀" });
});

test("optional means absent, null and nothing written; clearable tells the last two from the first", () => {
  for (const absent of [undefined, null, ""])
    expect(read(wireOptional(wireId), absent)).toEqual({ value: undefined });
  expect(read(wireClearable(wireId), undefined)).toEqual({ value: undefined });
  for (const cleared of [null, ""]) expect(read(wireClearable(wireId), cleared)).toEqual({ value: null });
  expect(read(wireClearable(wireId), "abc")).toBe("refused");
});

test.each([" ", "\n", " \n\t ", "\u{d800}", "\u202e"])(
  "a text of nothing (%j) is as empty as one without a character",
  (nothing) => {
    expect(read(wireOptional(wireText(9)), nothing)).toEqual({ value: undefined });
    expect(read(wireOptional(wireAnswer), nothing)).toEqual({ value: undefined });
    expect(read(wireClearable(wireWhyIMove), nothing)).toEqual({ value: null });
    expect(read(wireGivenOrNull(wireText(9)), nothing)).toEqual({ value: null });
    expect(read(wireOptional(wireRequiredText(9)), nothing)).toBe("refused");
    expect(read(z.object({ left: wireOptional(wireText(9)), out: wireClearable(wireText(9)) }), {})).toEqual({
      value: {},
    });
  },
);

test("a list may be left out unless it must be named", () => {
  expect(read(wireList(wireId, 3), undefined)).toEqual({ value: [] });
  expect(read(wireRequiredList(wireId, 3), undefined)).toBe("refused");
  for (const schema of [wireList(wireId, 3), wireRequiredList(wireId, 3)]) {
    expect(read(schema, "")).toEqual({ value: [] });
    expect(read(schema, ["1", 2])).toEqual({ value: [1, 2] });
    for (const bad of ["5", { 0: 5 }, [1, "x"], [1, 2, 3, 4]]) expect(read(schema, bad)).toBe("refused");
  }
});

test("a day is its first ten characters, and exists", () => {
  expect(read(wireDay, "1990-12-31T23:00:00.000Z")).toEqual({ value: "1990-12-31" });
  for (const bad of ["1990-02-30", "31-12-1990", "1990", "", 5, null])
    expect(read(wireDay, bad)).toBe("refused");
});

test("an email is one", () => {
  expect(read(wireEmail, " amina@example.org ")).toEqual({ value: "amina@example.org" });
  for (const bad of ["amina", "a@b", "a b@example.org", "", `${"a".repeat(200)}@example.org`])
    expect(read(wireEmail, bad)).toBe("refused");
});
