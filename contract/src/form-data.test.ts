import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BadFormName, flatten, nest } from "./form-data.ts";

const sent = (data: Record<string, unknown>) => flatten(data).map(([name, value]) => [name, value] as const);

test("nested data is written a[b] and read back", () => {
  const data = { limit: "10", uses: ["1", "2"], deep: { list: [{ id: "5" }] } };
  expect(sent(data)).toEqual([
    ["limit", "10"],
    ["uses[0]", "1"],
    ["uses[1]", "2"],
    ["deep[list][0][id]", "5"],
  ]);
  expect(nest(sent(data))).toEqual(data);
});

test("dates travel as ISO texts, null and empty lists as nothing written, undefined not at all", () => {
  const data = { at: new Date("2026-11-05T10:00:00Z"), none: null, empty: [], absent: undefined, yes: true };
  expect(sent(data)).toEqual([
    ["at", "2026-11-05T10:00:00.000Z"],
    ["none", ""],
    ["empty", ""],
    ["yes", "true"],
  ]);
});

test("a function cannot be sent", () => {
  expect(() => flatten({ callback: () => 1 })).toThrow(TypeError);
});

test("a[] appends, and numbered entries make a list only from 0 on without a gap", () => {
  expect(
    nest([
      ["a[]", "x"],
      ["a[]", "y"],
    ]),
  ).toEqual({ a: ["x", "y"] });
  expect(nest([["a[1]", "x"]])).toEqual({ a: { 1: "x" } });
  expect(
    nest([
      ["a[0]", "x"],
      ["a[2]", "y"],
    ]),
  ).toEqual({ a: { 0: "x", 2: "y" } });
});

test("the last of two equal names counts", () => {
  expect(
    nest([
      ["a", "1"],
      ["a", "2"],
    ]),
  ).toEqual({ a: "2" });
});

describe.each([
  "__proto__",
  "__proto__[admin]",
  "a[__proto__][b]",
  "constructor",
  "a[constructor][prototype]",
  "a[prototype]",
  "",
  "[a]",
  "a[b",
  "a]b[",
  "a[b]c",
  "a[[b]]",
  "a[b][c][d][e][f][g]",
])("the name %j", (name) => {
  test("is refused", () => expect(() => nest([[name, "1"]])).toThrow(BadFormName));
});

test("a name cannot be both a value and a group", () => {
  expect(() =>
    nest([
      ["a", "1"],
      ["a[b]", "2"],
    ]),
  ).toThrow(BadFormName);
});

test("whatever is flattened is read back as it was", () => {
  const key = fc.stringMatching(/^[a-z_]{1,8}$/);
  const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
    tree: fc.oneof(
      { depthSize: "small", maxDepth: 4 },
      fc.string(),
      fc.dictionary(key, tie("tree"), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
      fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
    ),
  }));
  const data = fc.dictionary(key, tree, { maxKeys: 5, noNullPrototype: true });
  fc.assert(
    fc.property(data, (tried) => {
      expect(nest(sent(tried))).toEqual(tried);
    }),
  );
});

test("no name, however made, touches what all objects share", () => {
  const names = fc.array(fc.constantFrom("__proto__", "prototype", "constructor", "a", "0"), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(names, ([head = "a", ...rest]) => {
      const name = head + rest.map((part) => `[${part}]`).join("");
      const refused = /proto|constructor/.test(name);
      const read = () => nest([[name, "polluted"]]);
      expect(thrownBy(read) instanceof BadFormName).toBe(refused);
      expect({}).not.toHaveProperty("a");
    }),
  );
});

function thrownBy(work: () => unknown): unknown {
  try {
    work();
    return null;
  } catch (error) {
    return error;
  }
}
