import { expect, test } from "vitest";
import { going } from "./going.ts";

test("a member goes; an admin only while another admin stays", () => {
  expect(going(false, { members: 1, admins: 1 })).toBe("goes");
  expect(going(true, { members: 3, admins: 1 })).toBe("goes");
  expect(going(true, { members: 3, admins: 0 })).toBe("promote_first");
});

test("with the last one the team is closed", () => {
  expect(going(true, { members: 0, admins: 0 })).toBe("closes_the_team");
});
