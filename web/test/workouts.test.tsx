import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { A_MEMBER } from "./support/told.ts";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { RUN } from "./support/world.ts";

// The list of workouts (specification §2.6).

const COUNTED = { ...RUN, id: 42, title: "Last autumn", consumed: true, open: false };
const counted = answered("GET", api.listWorkouts, [COUNTED]);

test("workouts are sorted as somebody chooses", async () => {
  const page = await openApp("/workouts", { as: A_MEMBER, answers: [counted] });
  await page.find("heading", "Older workouts");
  await page.press(/Sort/, "combobox");
  await (await page.sheet("Sort")).press("Highest calories first", "radio");
  const chosen = await page.find("combobox", /Sort/);
  expect(chosen.textContent).toContain("Highest calories first");
  expect(page.asked("GET", api.listWorkouts).at(-1)?.data["sort"]).toBe("highest");
});

test("a workout that was counted cannot be changed any more", async () => {
  const page = await openApp("/workouts", { as: A_MEMBER, answers: [counted] });
  await page.press(/Counted/);
  const sheet = await page.sheet();
  await sheet.says("Already counted in a donation, so it can't be changed.");
  expect((await sheet.find("button", "Save")).hasAttribute("disabled")).toBe(true);
});

test("a field says its unit, and of a workout that is added nothing is announced but its figures", async () => {
  const page = await openApp("/workouts", {
    as: A_MEMBER,
    answers: [answered("POST", api.saveWorkout, RUN)],
  });
  await page.key("Add activity");
  const sheet = await page.sheet("Add activity");
  await sheet.fill("Distance", "10");
  await page.focusIs(/^textbox "Distance" = 10 required \| km$/u);
  await sheet.fill("Time", "52");
  await page.hears(/^That is about/u);
  page.forget();
  await sheet.key("Add activity");
  await page.hears(/kcal added/u);
  expect(page.heard().filter((said) => said.includes("We calculate"))).toEqual([]);
});

test("of a workout only what was changed is sent, and the rest follows what was corrected elsewhere", async () => {
  const swum = { ...RUN, type: "swimming" as const, title: "Laps", kcal: 900, km: null, minutes: null };
  const corrected = { ...swum, kcal: 500 };
  const page = await openApp("/workouts", {
    as: A_MEMBER,
    answers: [answered("GET", api.listWorkouts, [swum]), answered("POST", api.saveWorkout, corrected)],
  });
  await page.press(/^Laps/);
  const sheet = await page.sheet("Change this workout");
  await sheet.fill("Title (optional)", "Laps at noon");
  await sheet.press("Save");
  await page.says("Your workout was changed");
  expect(page.asked("POST", api.saveWorkout).map(({ data }) => data)).toEqual([
    { id: String(swum.id), notes: "Laps at noon" },
  ]);
});
