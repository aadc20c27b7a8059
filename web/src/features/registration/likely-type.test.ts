import { expect, test } from "vitest";
import { likelyType } from "./likely-type.ts";

const registered = (wanted: string | null, backers_count = 0) => ({
  backers_count,
  teams: [],
  registration: { type: null, step: "type" as const, wanted },
});

test("the link that brought somebody says what they are likely to be: a code or a team to burn, an invite to give", () => {
  expect(likelyType(registered("/code/HMFPGQ7V"))).toBe("burner");
  expect(likelyType(registered("/team/3"))).toBe("burner");
  expect(likelyType(registered("/user/7/back"))).toBe("donor");
  expect(likelyType(registered("/user/7/back?key=secret"))).toBe("donor");
});

test("a code that was typed has done its work by then: a donor is there", () => {
  expect(likelyType(registered(null, 1))).toBe("burner");
  expect(likelyType(registered("/user/7/back", 1))).toBe("both");
});

test("nothing is chosen for somebody where nothing tells", () => {
  for (const wanted of [null, "/user/7", "/organisation/2", "/transparency"])
    expect(likelyType(registered(wanted))).toBeNull();
});
