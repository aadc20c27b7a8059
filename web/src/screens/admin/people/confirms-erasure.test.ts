import { expect, test } from "vitest";
import { confirmsErasure } from "./confirms-erasure.ts";

test("only the whole email confirms", () => {
  expect(confirmsErasure(" Amelie@Kalivo.example ", "amelie@kalivo.example")).toBe(true);
  expect(confirmsErasure("amelie", "amelie@kalivo.example")).toBe(false);
  expect(confirmsErasure("", "amelie@kalivo.example")).toBe(false);
});

test("an account without an email is never confirmed by typing nothing", () => {
  expect(confirmsErasure("", "")).toBe(false);
});
