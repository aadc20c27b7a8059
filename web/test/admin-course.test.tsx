import * as api from "@kalivo/contract/api-paths.ts";
import type { AdminCourse } from "@kalivo/contract/shapes/admin-course.ts";
import { expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// The dashboard's months as lines, and the steps of the running month.

const QUIET = {
  collected_in_euros: 0,
  paid_out_in_euros: 0,
  not_collected_in_euros: 0,
  burners: 0,
  donors: 0,
};
const COURSE: AdminCourse = {
  months: [
    { ...QUIET, month: "2026-02", collected_in_euros: 35, not_collected_in_euros: 5, burners: 4, donors: 7 },
    { ...QUIET, month: "2026-03", paid_out_in_euros: 20, burners: 3, donors: 8 },
  ],
  next: [
    {
      step: "collection",
      month: "2026-02",
      on: "2026-03-04",
      state: "under_way",
      count: 3,
      left: 1,
      amount_in_euros: 40,
    },
    {
      step: "close",
      month: "2026-03",
      on: "2026-04-01",
      state: "to_come",
      count: 0,
      left: 0,
      amount_in_euros: 0,
    },
  ],
};
const STAND = {
  people: { total: 2, burners: 1, donors: 1, new_in_30_days: 0 },
  kcal: { month: "2026-03", this_month: 0, all_time: 0 },
  money: { collected_in_euros: 35, charges: [], carried: { count: 0, amount_in_euros: 0 } },
  alarms: [],
};
const AS_ADMIN = toldTo({ ...SAID, admin: true, may_administer: true });
const FACTOR = { password: true, app: true, passkeys: 0, shown: true, recovery_codes_left: 10 };
const AROUND = [
  answered("GET", api.readDashboard, STAND),
  answered("GET", api.readSetup, { to_do: [] }),
  answered("GET", api.listProposals, []),
  answered("GET", api.readSecondFactor, FACTOR),
];
const opened = () =>
  openApp("/admin", { as: AS_ADMIN, answers: [...AROUND, answered("GET", api.readCourse, COURSE)] });

test("months of money and people are gone through by key, the running one first", async () => {
  const page = await opened();
  const money = await page.find("slider", "Money by month");
  expect(money.getAttribute("aria-valuetext")).toBe(
    "March 2026, so far: Collected 0,00 €, Paid out 20,00 €, Not collected 0,00 €".replaceAll(
      " €",
      "\u00a0€",
    ),
  );
  const hollow = money.closest("div")?.querySelectorAll("circle[data-running]") ?? [];
  expect(hollow, "what is not over stands apart from each line").toHaveLength(3);
  await page.key("Money by month", "slider", "ArrowLeft");
  expect(money.getAttribute("aria-valuetext")).toContain("February 2026: Collected 35,00");
  const people = await page.find("slider", "People by month");
  expect(people.getAttribute("aria-valuetext")).toBe("March 2026, so far: Burners who moved 3, Donors 8");
});

test("each step of the month says its day and how far it is, and leads to its part", async () => {
  const page = await opened();
  const collection = await page.find("link", "Collection for February 2026");
  expect(collection.getAttribute("href")).toBe("/admin?part=billing&month=2026-02");
  await page.says("04/03/2026 ·");
  await page.says("2 of 3 done");
  const close = await page.find("link", "Close of March 2026");
  expect(close.getAttribute("href")).toBe("/admin?part=billing");
});

test("without the course the rest of the dashboard stands", async () => {
  const page = await openApp("/admin", {
    as: AS_ADMIN,
    answers: [...AROUND, refused("GET", api.readCourse, 500)],
  });
  await page.says("Nothing needs you right now.");
});
