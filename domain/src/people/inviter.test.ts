import { expect, test } from "vitest";
import { inviterOf } from "./inviter.ts";

test("of an invite link only the digits after the last hyphen are read", () => {
  expect(inviterOf("Amelie-De-Smet-7")).toBe("7");
  expect(inviterOf("7")).toBe("7");
  expect(inviterOf("Thomas-2nd")).toBeNull();
  expect(inviterOf(null)).toBeNull();
});
