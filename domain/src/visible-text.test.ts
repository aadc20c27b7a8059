import { expect, test } from "vitest";
import { canBeSeen } from "./visible-text.ts";

test("a name of emoji only is a name; blanks, fillers and marks alone are none", () => {
  for (const name of ["🏃‍♀️", "🏃🏃", "月", "!", "a\u200b"])
    expect([name, canBeSeen(name)]).toEqual([name, true]);
  for (const name of ["", " ", "\u200b", "\u3164", "\u2800", "\u0301", "\u{e0041}"])
    expect([name, canBeSeen(name)]).toEqual([name, false]);
});
