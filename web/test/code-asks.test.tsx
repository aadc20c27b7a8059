import * as api from "@kalivo/contract/api-paths.ts";
import type { Code } from "@kalivo/contract/shapes/code.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, toldTo } from "./support/told.ts";
import { CODE, SAID, TRAIL_CREW } from "./support/world.ts";

// Rule 35: who is not public is shown to a team's members by a membership alone, so nobody gets one unasked.

const OF_A_TEAM: Code = { ...CODE, owner_type: "team", owner: { id: 77, name: "Owls" } };
const HIDDEN = toldTo({ ...SAID, privacy: { ...SAID.privacy, public: false } });
const opened = (as: typeof A_MEMBER, code: Code) =>
  openApp(`/code/${code.code}`, {
    as,
    answers: [answered("POST", api.checkCode, code), answered("POST", api.applyCode, ["You joined Owls."])],
  });
const ASKS = "Your profile is not public. If you join, the members of this team see your name.";

test("who is not public is asked before a team's code is applied", async () => {
  const page = await opened(HIDDEN, OF_A_TEAM);
  await page.says(ASKS);
  expect(page.asked("POST", api.applyCode)).toEqual([]);
  await page.press("Join");
  await page.says("You joined Owls.");
});

test("not now applies nothing", async () => {
  const page = await opened(HIDDEN, OF_A_TEAM);
  await page.press("Not now");
  await page.find("button", "Add code manually");
  expect(page.asked("POST", api.applyCode)).toEqual([]);
});

test.each([
  ["who is public", A_MEMBER, OF_A_TEAM],
  ["a code of a person", HIDDEN, CODE],
  ["a member of that team already", HIDDEN, { ...OF_A_TEAM, owner: TRAIL_CREW }],
] as const)("applied at once: %s", async (_, as, code) => {
  const page = await opened(as, code);
  await page.says("You joined Owls.");
});
