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
  left_out: 0,
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
  note: null,
  workout_id: null,
  ...of,
});
const aFile = (name: string) => ({
  name,
  found: 1,
  damaged: 0,
  reason: null,
  parts: [],
  more_parts: 0,
});
const found = (items: readonly ImportItem[], of: Partial<WorkoutImport> = {}): WorkoutImport => ({
  id: "11111111-1111-4111-8111-111111111111",
  files: [aFile("a.tcx")],
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

test("it is said before the import why a workout counts less, and that its owner is asked", async () => {
  const partial = item({
    type: "running",
    outcome: "new",
    kcal: 728,
    note: "Part of its time counts already.",
  });
  const asked = item({
    index: 1,
    type: "running",
    outcome: "held",
    kcal: 700,
    note: "On Workouts we ask you.",
  });
  const changed = item({ index: 2, type: "biking", outcome: "updated", note: "And this one, too." });
  const { sheet } = await preview(
    found([partial, asked, changed], { counts: { ...COUNTS, new: 1, updated: 1, held: 1 } }),
  );
  await sheet.says("Part of its time counts already.");
  await sheet.says("On Workouts we ask you.");
  await sheet.says("Changed since it was imported. And this one, too.");
  expect(sheet.part.textContent).not.toContain("once it has been checked");
});

test("what of a zip was not read is named before the import", async () => {
  const zip = {
    name: "a.zip",
    found: 1,
    damaged: 1,
    reason: "Not everything in it could be read.",
    parts: [{ name: "3-cut.fit", reason: "The file is cut off." }],
    more_parts: 2,
  };
  const run = item({ type: "running", outcome: "new", kcal: 600 });
  const { sheet } = await preview(found([run], { files: [zip], counts: { ...COUNTS, new: 1, damaged: 1 } }));
  await sheet.says("3-cut.fit");
  await sheet.says("The file is cut off.");
  await sheet.says("and 2 more");
});

test("what was refused is said by its file's name with the reason when the import is done", async () => {
  const before = found([item({})], { files: [aFile("car.gpx")] });
  const car = item({ type: "running", outcome: "not_taken", reason: "It is too fast to count." });
  const done = { ...before, items: [car], counts: { ...COUNTS, not_taken: 1 }, committed: true };
  const { page, sheet } = await preview(before, done);
  await sheet.press("Which sport was it?", "combobox");
  await page.press("Running", "radio");
  await page.press("Import 1 workout");
  const report = await page.sheet("What became of your files");
  await report.says("0 workouts imported. Not imported: 1 not accepted.");
  await report.says("car.gpx");
  await report.says("It is too fast to count.");
  await report.press("Done");
  await page.isTitled("Workouts");
});

test("where all of it was imported a toast says so", async () => {
  const run = item({ type: "running", outcome: "new", kcal: 600 });
  const { page } = await preview(found([run], { counts: { ...COUNTS, new: 1 } }));
  await page.press("Import 1 workout");
  await page.says("1 workout imported");
});
