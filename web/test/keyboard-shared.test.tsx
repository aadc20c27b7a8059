import * as api from "@kalivo/contract/api-paths.ts";
import { A_MEMBER } from "./support/told.ts";
import { answered, held } from "./support/answers.ts";
import { expect, test } from "vitest";
import { eventually } from "./support/eventually.ts";
import { openApp } from "./support/render-app.tsx";
import { RUN } from "./support/world.ts";

// The pieces that every screen is made of, by key and by ear: the focus is never nowhere, and nothing is said twice. What
// of it depends on a layout is in e2e/journeys/keyboard-shared.test.ts.

const noSheet = () => eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());

test("Enter and Space choose an option and close its list, and so does a press without a pointer", async () => {
  const page = await openApp("/workouts", { as: A_MEMBER });
  await page.key(/Sort/, "combobox");
  await page.focusIs(/^radio "Recent first" checked/u);
  const list = await page.sheet("Sort");
  expect(list.part.querySelector("[role=radiogroup]")?.contains(document.activeElement)).toBe(true);
  await page.user.keyboard("[ArrowDown]");
  await page.focusIs(/^radio "Oldest first" checked/u);
  await page.user.keyboard("[Enter]");
  await noSheet();
  await page.focusIs(/^combobox "Sort" = Oldest first$/u);
  expect(document.activeElement?.getAttribute("aria-expanded")).toBe("false");
  await page.user.keyboard("[Space]");
  await page.focusIs(/^radio "Oldest first" checked/u);
  await page.user.keyboard("[ArrowDown]");
  await page.focusIs(/^radio "Highest calories first" checked/u);
  await page.user.keyboard("[Space]");
  await noSheet();
  await page.focusIs(/^combobox "Sort" = Highest calories first$/u);
  // As VoiceOver on a Mac and voice control press: a click with no pointer and no key before it.
  await page.user.keyboard("[Enter]");
  (await page.find("radio", "Recent first")).click();
  await noSheet();
  await page.focusIs(/^combobox "Sort" = Recent first$/u);
});

test("a figure says its new value to whoever presses its buttons, and keeps the focus at its least", async () => {
  const page = await openApp("/codes", { as: A_MEMBER });
  await page.key("Create a code");
  const sheet = await page.sheet("Create a code");
  page.forget();
  await sheet.key(/^Less: /);
  await page.hears(/^0,\d\d € per 100 calories$/u);
  expect(page.heard()).toHaveLength(1);
  for (let times = 0; times < 30; times += 1) await page.user.keyboard("[Enter]");
  await page.focusIs(/^button "Less: .*" disabled/u);
});

test("what takes long says so once, and what comes then is not said over it", async () => {
  const list = held(answered("GET", api.listWorkouts, [RUN]));
  const page = await openApp("/workouts", { as: A_MEMBER, answers: [list] });
  await page.hears(/^Loading$/u);
  list.letGo();
  await page.find("combobox", /Sort/);
  expect(page.heard().filter((said) => said === "Loading")).toHaveLength(1);
});

test("another tab of Community keeps the focus, and what was searched for", async () => {
  const page = await openApp("/community/burners", { as: A_MEMBER });
  const search = await page.field("Search");
  await page.fill("Search", "Noor");
  await page.key("Burners", "tab", "ArrowRight");
  await page.focusIs(/^tab "Donors" selected/u);
  await page.isAt("/community/donors");
  await eventually(() => expect(document.title).toBe("Donors · Community · Kalivo"));
  await page.user.keyboard("[ArrowRight]");
  await page.focusIs(/^tab "Teams" selected/u);
  await page.user.keyboard("[ArrowLeft]");
  await page.focusIs(/^tab "Donors" selected/u);
  await page.user.keyboard("[ArrowLeft]");
  await page.focusIs(/^tab "Burners" selected/u);
  expect(search.isConnected).toBe(true);
  expect(search).toHaveProperty("value", "Noor");
});
