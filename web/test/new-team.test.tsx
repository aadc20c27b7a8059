import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, QUIET_WEEK } from "./support/told.ts";
import { TRAIL_CREW } from "./support/world.ts";

const bar = (date: string) => ({ date, value: 0, temporary: date === "2026-03" });
const GAVE = {
  allTime: 0,
  bars: [bar("2026-01"), bar("2026-02"), bar("2026-03")],
  bigNumber: 0,
  until: null,
  garminDisclaimer: null,
};
const NEW = {
  ...TRAIL_CREW,
  description: "",
  users_count: 1,
  created_at: "2026-03-10T09:00:00Z",
  users: [],
  organisations: [],
  total_donated: 0,
  codes: [],
};
const opened = (team: typeof NEW & { pivot: { is_admin: boolean } | null }) =>
  openApp("/team/1", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.readTeam, team),
      answered("GET", api.readStats, GAVE),
      answered("GET", api.readRelay, {
        week: QUIET_WEEK.week,
        members: [],
        others: 0,
        kcal: 0,
        middle_kcal: null,
      }),
    ],
  });

test("the admin of a new team reads how others come, and nothing of weeks and months before it was there", async () => {
  const page = await opened(NEW);
  await page.says("Share a team code to bring others in.");
  await page.says("Your team hasn't introduced itself yet. Write a few words under Manage.");
  await page.find("heading", "Given by the team");
  const { textContent: said } = document.body;
  expect(said).not.toContain("Everybody rested");
  expect(said).not.toContain("January");
  expect(said).toContain("March");
  await page.press("Create a code");
  await page.sheet("Create a code");
});

test("others read of a team without words that it hasn't introduced itself", async () => {
  const page = await opened({ ...NEW, users_count: 2, pivot: { is_admin: false } });
  await page.says("This team hasn't introduced itself yet.");
  expect(document.body.textContent).not.toContain("Share a team code");
});
