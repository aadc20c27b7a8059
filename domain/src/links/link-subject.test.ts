import { expect, test } from "vitest";
import { linkSubject, LONGEST_WANTED, wantedOf, wantedWithin } from "./link-subject.ts";

test.each([
  ["/code/k7px-24qd", "/code/K7PX24QD"],
  ["/code/K7PX24QD/", "/code/K7PX24QD"],
  ["/code/K7PX%2024QD?utm=x", "/code/K7PX24QD"],
  ["/user/12", "/user/12"],
  ["/user/12/back", "/user/12/back"],
  ["/user/12/back?key=a%2Bb", "/user/12/back?key=a%2Bb"],
  ["/register?back=Amelie-Laurent-7", "/user/7/back"],
  ["/register?utm=x&back=7&key=secret", "/user/7/back?key=secret"],
  ["/organisation/3", "/organisation/3"],
  ["/team/4", "/team/4"],
  ["/transparency", "/transparency"],
  ["/o/3-warm-table?lang=fr", "/organisation/3"],
  ["/t/4", "/team/4"],
  ["/p/7-amelie-laurent/", "/user/7"],
])("the shared link %s leads to %s", (link, wanted) => {
  expect(wantedOf(link)).toBe(wanted);
  expect(wantedOf(wanted)).toBe(wanted);
});

test("a key that is none of ours never makes an address longer than can be kept", () => {
  for (const sign of ["<", "é", "😀", "a", "\ud800"]) {
    const wanted = wantedOf(`/user/2147483647/back?key=${sign.repeat(100)}`) ?? "";
    expect(wanted).toMatch(/^\/user\/2147483647\/back/u);
    expect(wanted.length).toBeLessThanOrEqual(LONGEST_WANTED);
  }
});

test.each([
  null,
  "",
  "/",
  "/code/short",
  "/code/",
  "/user/0",
  "/user/99999999999",
  "/register",
  "/register?back=Thomas",
  "/register/last",
  "/stripe",
  "/settings",
  "//elsewhere.example/user/12",
  "https://elsewhere.example/user/12",
  "javascript:alert(1)",
  "/\\elsewhere.example",
])("%s is no link anybody shares: it leads nowhere", (link) => {
  expect(wantedOf(link)).toBeNull();
});

test("an address that was cut in the middle of a sign is read as far as it goes", () => {
  expect(wantedOf("/register?back=Am%E9lie-7%")).toBeNull();
  expect(linkSubject("/register?back=Am%E9lie-7")).toEqual({ kind: "invite", id: 7 });
});

test.each([
  ["/code/K7PX24QDhttps://kalivo.example/code/K7PX24QD", "/code/K7PX24QD"],
  ["/https:/kalivo.example/user/12", "/user/12"],
  ["/user/12/user/12", "/user/12"],
  ["/team/4/members/", "/team/4"],
  ["/https:/kalivo.example/p/12-amelie", "/user/12"],
])("a link that was doubled or stuck to something, %s, is found in it", (address, wanted) => {
  expect(wantedWithin(address)).toBe(wanted);
});

test.each([
  ["/code/K7PX24QD.", "/code/K7PX24QD"],
  ["/code/K7PX24QD)", "/code/K7PX24QD"],
  ["/user/3.", "/user/3"],
  ["/user/3/back.", "/user/3/back"],
  ["/team/1),", "/team/1"],
  ["/register?back=Said-Dahmani-3.", "/user/3/back"],
  ["/register?back=Said-Dahmani-3)", "/user/3/back"],
])("what ended the sentence around %s is no part of it", (address, wanted) => {
  expect(wantedOf(address)).toBe(wanted);
});

test.each(["/", "/code/", "/user/", "/nowhere", "/code/K7PX"])("in %s there is none", (address) => {
  expect(wantedWithin(address)).toBeNull();
});
