import { expect, test } from "vitest";
import { backOf } from "./invite-link.ts";

test("an invite link carries the name's words and the id", () => {
  expect(backOf("Amélie", "De Smet", 7)).toBe("Amelie-De-Smet-7");
});
