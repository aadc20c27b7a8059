import { expect, test } from "vitest";
import { pathTo } from "./path-to.ts";

test("a path is filled by name, and what is put in stays in its place", () => {
  expect(pathTo("/api/team/{id}/remove", { id: 12 })).toBe("/api/team/12/remove");
  expect(pathTo("/api/{year}/{kind}", { kind: "$&", year: 2026 })).toBe("/api/2026/%24%26");
  expect(pathTo("/api/mail-links/{token}", { token: "../user?x#y" })).toBe(
    "/api/mail-links/..%2Fuser%3Fx%23y",
  );
});
