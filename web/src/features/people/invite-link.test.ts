import { expect, test } from "vitest";
import { backOf, inviterNameOf } from "./invite-link.ts";

test("an invite link carries the name's words and the id", () => {
  expect(backOf("Amélie", "De Smet", 7)).toBe("Amelie-De-Smet-7");
});

test("the words of the link are the inviter's name", () => {
  expect(inviterNameOf("Thomas-Verhulst-7")).toEqual({ first: "Thomas", last: "Verhulst" });
  expect(inviterNameOf("7")).toBeNull();
});
