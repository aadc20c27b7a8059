import { expect, test } from "vitest";
import { settingsSchema } from "./settings-schema.ts";
import { changedOnly, hasBodyData } from "./settings-values.ts";

const typed = {
  first_name: "Amélie",
  last_name: "Laurent",
  email: "amelie@example.be",
  phone: "",
  gender: "",
  birthday: "1990-12-31",
  height: "171",
  weight: "61,5",
};

test("only what was changed is sent, read the way a person types it", () => {
  const answer = settingsSchema.parse(typed);
  expect(changedOnly(answer, ["phone", "weight"])).toEqual({ phone: null, weight: 61.5 });
});

test("an emptied name is a mistake; an emptied phone clears it", () => {
  expect(settingsSchema.safeParse({ ...typed, first_name: " " }).success).toBe(false);
  expect(settingsSchema.parse(typed).phone).toBeNull();
  expect(settingsSchema.safeParse({ ...typed, phone: "abc" }).success).toBe(false);
});

test("only a given height or weight is health data", () => {
  expect(hasBodyData({ weight: 61.5 })).toBe(true);
  expect(hasBodyData({ height: null, birthday: "1990-12-31" })).toBe(false);
});
