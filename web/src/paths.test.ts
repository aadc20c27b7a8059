import { expect, test } from "vitest";
import { href, pathNameOf, pathOf } from "./paths.ts";

test("a link is made from a route's name and its values", () => {
  expect(href("home")).toBe("/");
  expect(href("team", { id: 12 })).toBe("/team/12");
  expect(href("userProfileBack", { id: 7 })).toBe("/user/7/back");
  expect(href("statement", { id: 3 })).toBe("/statements/3");
});

test("values cannot break out of their place", () => {
  expect(href("code", { code: "a/b?c" })).toBe("/code/a%2Fb%3Fc");
});

test("a query follows the path", () => {
  expect(href("register", {}, { back: "Thomas-V-7" })).toBe("/register?back=Thomas-V-7");
});

test("a route name that does not exist is an internal error, and does not compile", () => {
  // @ts-expect-error -- there is no such name
  expect(() => href("nowhere")).toThrow("Internal error");
});

test("a missing value is an internal error", () => {
  // @ts-expect-error -- the id is missing
  expect(() => href("team", {})).toThrow("Internal error");
});

test("an address carries its values, as they were before they were written into it", () => {
  expect(pathOf("/user/7/back")).toEqual({ name: "userProfileBack", params: { id: "7" } });
  expect(pathOf(href("code", { code: "a/b é" }))?.params).toEqual({ code: "a/b é" });
  expect(pathOf("/code/%E0%A4")?.params).toEqual({ code: "%E0%A4" });
  expect(pathOf("/act/")).toEqual({ name: "act", params: {} });
});

test("an address is known by its route, and fixed words win over parameters", () => {
  expect(pathNameOf("/")).toBe("home");
  expect(pathNameOf("/user/organisation")).toBe("userOrganisations");
  expect(pathNameOf("/user/12/")).toBe("userProfile");
  expect(pathNameOf("/nowhere/at/all")).toBeNull();
});

test("a tab that the community does not have makes an address nobody knows", () => {
  expect(pathOf("/community/teams")).toEqual({ name: "communityTab", params: { tab: "teams" } });
  for (const unknown of ["/community/xyz", "/community/Teams", "/community/teamsters", "/community/toString"])
    expect(pathNameOf(unknown), unknown).toBeNull();
});
