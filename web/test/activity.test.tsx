import * as api from "@kalivo/contract/api-paths.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { A_MEMBER, NO_ACTIVITY } from "./support/told.ts";
import { answered, refused, type Asked } from "./support/answers.ts";
import { eventually } from "./support/eventually.ts";
import { openApp } from "./support/render-app.tsx";

// One's own activity as pictures, and the goal of a week (rule 63).

const MOVED = {
  ...NO_ACTIVITY,
  days: [
    { date: "2026-02-24", kcal: 900, workouts: 2 },
    { date: "2026-03-10", kcal: 450, workouts: 1 },
  ],
  months: [
    { date: "2025-12", kcal: 100, workouts: 1 },
    { date: "2026-02", kcal: 900, workouts: 2 },
    { date: "2026-03", kcal: 450, workouts: 1 },
  ],
};
const moved = (goal: number | null) => answered("GET", api.readActivity, { ...MOVED, goal_in_kcal: goal });
const opened = (goal: number | null) => openApp("/workouts", { as: A_MEMBER, answers: [moved(goal)] });

test("before the first workout there are no pictures of nothing", async () => {
  const page = await openApp("/workouts", { as: A_MEMBER });
  await page.find("heading", "This period");
  expect(document.body.textContent).not.toContain("Weekly goal");
});

test("the pictures stay when they cannot be read again", async () => {
  let refusals = 0;
  let isAway = false;
  const read = moved(null);
  const no = refused("GET", api.readActivity, 422);
  const respond = async (asked: Asked) => {
    if (!isAway) return read.respond(asked);
    refusals += 1;
    return no.respond(asked);
  };
  const saved = answered("POST", api.setWeeklyGoal, { goal_in_kcal: 1_000 });
  const page = await openApp("/workouts", { as: A_MEMBER, answers: [{ ...read, respond }, saved] });
  await page.find("slider", "Calories by week");
  isAway = true;
  for (const times of [1, 2]) {
    // After the first one nothing could be read again; the second one is set in what is still there.
    await page.press("Set a goal");
    await (await page.sheet("Weekly goal")).press("Save my goal");
    await eventually(() => expect(refusals).toBeGreaterThanOrEqual(times));
  }
  expect(page.asked("POST", api.setWeeklyGoal)).toHaveLength(2);
  await page.find("slider", "Calories by week");
});

test("weeks, months and years are gone through by key, and stand in a table", async () => {
  const page = await opened(null);
  const weeks = await page.find("slider", "Calories by week");
  expect(weeks.getAttribute("aria-valuetext")).toBe("Week of 09/03/2026, so far: 450\u00a0kcal");
  await page.key("Calories by week", "slider", "ArrowLeft");
  expect(weeks.getAttribute("aria-valuetext")).toBe("Week of 02/03/2026: 0\u00a0kcal");
  await page.key("Calories by week", "slider", "Home");
  expect(weeks.getAttribute("aria-valuetext")).toBe("Week of 23/02/2026: 900\u00a0kcal");
  await page.press("Months", "radio");
  const months = await page.find("slider", "Calories by month");
  expect(months.getAttribute("aria-valuetext")).toBe("March 2026, so far: 450\u00a0kcal");
  await page.press("Years", "radio");
  const years = await page.find("slider", "Calories by year");
  expect(years.getAttribute("aria-valuetext")).toBe("2026, so far: 1\u202f350\u00a0kcal");
});

test("each day of the calendar says what was done on it", async () => {
  // Room for more weeks than one.
  const wide = vi.spyOn(Element.prototype, "clientWidth", "get").mockReturnValue(300);
  onTestFinished(() => wide.mockRestore());
  const page = await opened(null);
  const days = await page.find("slider", "Your days");
  expect(days.getAttribute("aria-valuetext")).toBe("11/03/2026: no workout");
  days.focus();
  await page.user.keyboard("[ArrowUp]");
  expect(days.getAttribute("aria-valuetext")).toBe("10/03/2026: 450\u00a0kcal · 1 workout");
  // Weeks are columns: beside a day stands the same day of the week before.
  await page.user.keyboard("[ArrowLeft][ArrowLeft]");
  expect(days.getAttribute("aria-valuetext")).toBe("24/02/2026: 900\u00a0kcal · 2 workouts");
  await page.user.keyboard("[ArrowRight][ArrowRight][ArrowRight]");
  expect(days.getAttribute("aria-valuetext")).toBe("10/03/2026: 450\u00a0kcal · 1 workout");
  await page.user.keyboard("[ArrowDown]");
  expect(days.getAttribute("aria-valuetext")).toBe("11/03/2026: no workout");
});

test("the days of the calendar on which something was done stand in a table below it", async () => {
  const page = await opened(null);
  (await page.says("(Your days)")).closest("summary")?.click();
  await eventually(() => {
    const rows = [...document.querySelectorAll<HTMLElement>("ul[aria-label='Your days'] > li")];
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "10/03/2026Calories450Workouts1",
      "24/02/2026Calories900Workouts2",
    ]);
  });
});

test("below 60 % of a goal its next step is said, from there on what is left of it, then that it is done", async () => {
  await (await opened(1000)).says("150 kcal to your next step");
  await (await opened(700)).says("250 kcal to your goal");
  await (await opened(450)).says("You did it: 450 kcal this week.");
});

test("a goal is set, and a refusal stays in its sheet", async () => {
  const refusing = await openApp("/workouts", {
    as: A_MEMBER,
    answers: [moved(null), refused("POST", api.setWeeklyGoal, 422, "must be between 100 and 50000")],
  });
  await refusing.press("Set a goal");
  await (await refusing.sheet("Weekly goal")).press("Save my goal");
  await (await refusing.sheet("Weekly goal")).says("must be between 100 and 50000");
});

test("a goal that is kept is sent as it was chosen", async () => {
  const page = await openApp("/workouts", {
    as: A_MEMBER,
    answers: [moved(1000), answered("POST", api.setWeeklyGoal, { goal_in_kcal: 1100 })],
  });
  await page.press("Change my goal");
  const sheet = await page.sheet("Weekly goal");
  await sheet.press(/More|Increase|\+/);
  await sheet.press("Save my goal");
  await page.says("Your goal is saved.");
  expect(page.asked("POST", api.setWeeklyGoal).at(-1)?.data).toEqual({ kcal: "1100" });
});
