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
