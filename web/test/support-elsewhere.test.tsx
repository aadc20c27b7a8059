import * as api from "@kalivo/contract/api-paths.ts";
import type { PledgePivot } from "@kalivo/contract/shapes/person.ts";
import { expect, test } from "vitest";
import { answered, refused } from "./support/answers.ts";
import { eventually } from "./support/eventually.ts";
import { DONE } from "./support/kept.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { AMELIE, TEN_CENTS } from "./support/world.ts";

// The sheet of a support that is changed on another device while it stands open (rule 9: "never more than this").

const profileWith = (pivot: PledgePivot | null) =>
  answered("GET", api.readProfile, {
    ...AMELIE,
    pivot,
    is_burner: true,
    is_donor: false,
    milestones: [],
    organisations: [],
  });
const GIVEN = { ...TEN_CENTS, rate_in_cents_per_kcal: 0.5, monthly_max_in_euros: 10 };
const opened = async (pivot: PledgePivot | null) => {
  const page = await openApp("/user/7/back", {
    as: A_MEMBER,
    answers: [profileWith(pivot), answered("POST", api.backBurner, DONE)],
  });
  const made = () => page.asked("POST", api.backBurner).map(({ data }) => data);
  return { page, made, sheet: await page.sheet(/^Support/u) };
};

/** What stands in the sheet's field of the monthly limit. */
const limitShown = () =>
  document.querySelector<HTMLInputElement>("[role=dialog] input[inputmode=decimal]:not([role])")?.value;

test("of a running support only what was changed is sent, and that one was shown running", async () => {
  const { page, made, sheet } = await opened(GIVEN);
  await sheet.fill(/per 100 calories/, "0,40");
  await sheet.press("Save");
  await page.says("Your support was changed");
  expect(made()).toEqual([{ burner_id: "7", perCalorie: "0.4", changes: "true" }]);
});

test("the limit alone", async () => {
  const { page, made, sheet } = await opened(GIVEN);
  await sheet.fill(/At most per month/u, "5,00");
  await sheet.press("Save");
  await page.says("Your support was changed");
  expect(made()).toEqual([{ burner_id: "7", limit: "5", changes: "true" }]);
});

test("no limit any more", async () => {
  const { page, made, sheet } = await opened(GIVEN);
  await sheet.press(/^Monthly limit/u, "switch");
  await sheet.press("Save");
  await page.says("Your support was changed");
  expect(made()).toEqual([{ burner_id: "7", limit: "1000", changes: "true" }]);
});

test("a new support sends all of it", async () => {
  const { page, made, sheet } = await opened(null);
  await sheet.fill(/per 100 calories/, "0,40");
  await sheet.press("Support Amélie");
  await page.says("You support Amélie now");
  expect(made()).toEqual([{ burner_id: "7", perCalorie: "0.4", limit: "10", syncedOnly: "false" }]);
});

test("one that was stopped elsewhere is not started again: the sheet says so and shows the present state", async () => {
  const { page, sheet } = await opened(GIVEN);
  await sheet.fill(/At most per month/u, "5,00");
  const why = "You no longer support this person.";
  page.answer(refused("POST", api.backBurner, 409, why), profileWith(null));
  await sheet.press("Save");
  await page.says(why);
  await sheet.find("button", "Support Amélie");
  await eventually(() => expect(limitShown()).toBe("10,00"));
});

test("what was not touched follows what is stored while the sheet is open", async () => {
  const { page, sheet } = await opened(GIVEN);
  await sheet.fill(/per 100 calories/, "0,40");
  page.answer(profileWith({ ...GIVEN, monthly_max_in_euros: 2 }));
  window.dispatchEvent(new Event("visibilitychange"));
  await eventually(() => expect(limitShown()).toBe("2,00"));
});
