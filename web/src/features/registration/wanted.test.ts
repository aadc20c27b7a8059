import { expect, test } from "vitest";
import { codeIn, inviteIn, personIn, registerHref, wantedIn, withoutSecret } from "./wanted.ts";

const kept = (address: string) => wantedIn(new URL(address, "https://kalivo.example").searchParams);

test.each(["/code/K7PX24QD", "/user/12", "/user/12/back?key=a%26b", "/team/4", "/transparency"])(
  "the registration keeps %s in its own address",
  (wanted) => {
    expect(kept(registerHref(wanted))).toBe(wanted);
  },
);

test("an invite link is itself the address that keeps who invited", () => {
  expect(kept("/register?back=Amelie-Laurent-7")).toBe("/user/7/back");
  expect(kept("/register?back=7&key=s3cret")).toBe("/user/7/back?key=s3cret");
  expect(kept(registerHref(null))).toBeNull();
});

test("nobody is sent anywhere else by an address that was made up", () => {
  expect(kept("/register?to=https://elsewhere.example/user/1")).toBeNull();
  expect(kept("/register?to=/admin")).toBeNull();
});

test("what is wanted is a code, a person, or neither", () => {
  expect([codeIn("/code/K7PX24QD"), codeIn("/team/4"), codeIn(null)]).toEqual(["K7PX24QD", null, null]);
  expect(personIn("/user/7/back?key=s%20t")).toEqual({ id: "7", key: "s t" });
  expect(personIn("/user/7")).toEqual({ id: "7", key: null });
  expect(personIn("/team/7")).toBeNull();
});

test("the secret of a link is not asked about", () => {
  expect(["/user/7/back?key=x", "/user/7", "/code/K7PX24QD"].map(withoutSecret)).toEqual([
    "/user/7/back",
    "/user/7",
    "/code/K7PX24QD",
  ]);
  expect(inviteIn(new URLSearchParams("back=Amelie-Laurent-7&key=x"))).toBe("/register?back=7");
  expect(inviteIn(new URLSearchParams("to=/user/7/back"))).toBeNull();
});
