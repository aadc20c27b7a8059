import { expect, test } from "vitest";
import { fieldErrors, REFUSED } from "./field-errors.ts";

test("a field says what the server said of it, else our own sentence, else nothing", () => {
  const found = {
    email: { type: REFUSED, message: "Taken." },
    weight: { type: "custom", message: "must be a number" },
  };
  const ours = { email: "No email.", weight: "No weight.", height: "No height." };
  expect(fieldErrors(found, ours)).toEqual({ email: "Taken.", weight: "No weight.", height: undefined });
});
