import * as api from "@kalivo/contract/api-paths.ts";
import type { ImportItem, WorkoutImport } from "@kalivo/contract/shapes/workout-import.ts";
import { screen } from "@testing-library/dom";
import { expect, test } from "vitest";
import { A_MEMBER } from "./support/told.ts";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { sendFilesByFetch } from "./support/sent-files.ts";

// What is said of files before they are imported.

const COUNTS = {
  new: 0,
  updated: 0,
  already_there: 0,
  same_effort: 0,
  held: 0,
  too_old: 0,
  needs_type: 0,
  not_taken: 0,
  damaged: 0,
  not_recordings: 0,
};
const item = (of: Partial<ImportItem>): ImportItem => ({
  index: 0,
  file: 0,
  type: null,
  title: null,
  start: "2026-03-09T07:00:00Z",
  minutes: 60,
  km: 10,
  kcal: null,
  outcome: "needs_type",
  may_be_other: false,
  reason: null,
  workout_id: null,
  ...of,
});
const found = (items: readonly ImportItem[], of: Partial<WorkoutImport> = {}): WorkoutImport => ({
  id: "11111111-1111-4111-8111-111111111111",
  files: [{ name: "a.tcx", found: 1, damaged: 0, reason: null }],
  items: [...items],
  counts: { ...COUNTS, needs_type: 1 },
  committed: false,
  ...of,
});

async function preview(of: WorkoutImport, done = of) {
  const page = await openApp("/workouts", {
    as: A_MEMBER,
    answers: [answered("POST", api.previewImport, of), answered("POST", api.commitImport, done)],
  });
  sendFilesByFetch();
  await page.press("Import files");
  const choose = await page.field(/Choose files/u);
  await page.user.upload(choose, new File(["x"], "a.tcx"));
  return { page, sheet: await page.sheet("What we found") };
}

test("a workout with calories may be Other, and the button says that a sport is missing", async () => {
  const { page, sheet } = await preview(found([item({ may_be_other: true })]));
  const button = await sheet.find("button", "Choose a sport first");
  expect(button).toHaveProperty("disabled", true);
  await sheet.press("Which sport was it?", "combobox");
  await page.press("Other", "radio");
  await page.press("Import 1 workout");
  const [sent] = page.asked("POST", api.commitImport);
  expect(sent?.data).toMatchObject({ "types[0]": "custom" });
});

test("Other is not offered where nothing was measured", async () => {
  const { page, sheet } = await preview(found([item({})]));
  await sheet.press("Which sport was it?", "combobox");
  await page.find("radio", "Running");
  expect(screen.queryAllByRole("radio", { name: "Other" })).toEqual([]);
});

test("without anything to ask about there is nothing new", async () => {
  const there = item({ type: "running", outcome: "already_there", kcal: 600 });
  const { sheet } = await preview(found([there], { counts: { ...COUNTS, already_there: 1 } }));
  await sheet.find("button", "There is nothing new to import");
});
