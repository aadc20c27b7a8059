import { expect, test } from "vitest";
import { backOf, inviterNameOf, inviterOf } from "./invite-link.ts";

test("an invite link carries the name's words and the id", () => {
  expect(backOf("Amélie", "De Smet", 7)).toBe("Amelie-De-Smet-7");
});

test("only the digits after the last hyphen are read", () => {
  expect(inviterOf("Amelie-De-Smet-7")).toBe("7");
  expect(inviterOf("7")).toBe("7");
  expect(inviterOf("Thomas-2nd")).toBeNull();
  expect(inviterOf(null)).toBeNull();
});

test("the words of the link are the inviter's name", () => {
  expect(inviterNameOf("Thomas-Verhulst-7")).toEqual({ first: "Thomas", last: "Verhulst" });
  expect(inviterNameOf("7")).toBeNull();
});
