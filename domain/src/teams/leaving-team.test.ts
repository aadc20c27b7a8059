import { expect, test } from "vitest";
import { outcomeOfLeaving } from "./leaving-team.ts";

test("a member goes; an admin only while another admin stays", () => {
  expect(outcomeOfLeaving(false, { members: 1, admins: 1 })).toBe("goes");
  expect(outcomeOfLeaving(true, { members: 3, admins: 1 })).toBe("goes");
  expect(outcomeOfLeaving(true, { members: 3, admins: 0 })).toBe("promote_first");
});

test("with the last one the team is closed", () => {
  expect(outcomeOfLeaving(true, { members: 0, admins: 0 })).toBe("closes_the_team");
});
