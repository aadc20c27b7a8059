import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test } from "vitest";
import { answered, refused, type Asked } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, toldTo } from "./support/told.ts";
import { SAID, TEN_CENTS, THOMAS } from "./support/world.ts";

// Days that people choose: what a screen says of them, and what it refuses.

const NEXT = {
  from: "2031-02-01",
  rate_in_cents_per_kcal: 0.2,
  monthly_max_in_euros: 15,
  synced_only: false,
};
const GIVEN = { ...TEN_CENTS, next: NEXT, resting_until: "2031-01-15" };
const INFO = SAID.payment_info;
if (INFO === undefined) throw new Error("somebody who gives");
const PLANNING = toldTo({
  ...SAID,
  payment_info: { ...INFO, burners_with_pivot: [{ ...THOMAS, pivot: GIVEN }] },
});

test("a rest without a day is said at its field, and no day in reach is sent", async () => {
  const page = await openApp("/", { as: A_MEMBER });
  await page.press("Burn", "tab");
  await page.key("Rest for a while");
  const sheet = await page.sheet("Rest for a while");
  await sheet.key("Rest");
  await page.focusIs(
    /"Rest until".*invalid.* \| Choose a day from \d\d\/\d\d\/\d{4} to \d\d\/\d\d\/\d{4}\./u,
  );
  await sheet.fill("Rest until", "2020-01-15");
  await sheet.key("Rest");
  await page.focusIs(/"Rest until".*invalid/u);
});

test("a pause that would end in the past is said at its field; without a day it begins", async () => {
  const asked: Asked["data"][] = [];
  const paused = answered("POST", api.pauseGiving, ({ data }) => {
    asked.push(data);
    return { message: "Paused." };
  });
  const page = await openApp("/", { as: A_MEMBER, answers: [paused] });
  await page.key("Pause or stop");
  const sheet = await page.sheet("Pause or stop");
  await sheet.fill("Pause until", "2020-01-15");
  await sheet.key("Pause");
  await page.focusIs(/"Pause until".*invalid.* \| .*Choose a day from/u);
  expect(asked).toEqual([]);
  await sheet.fill("Pause until", "");
  await sheet.key("Pause");
  await page.hears(/^Paused\.$/u);
  expect(asked).toEqual([{}]);
});

test("a later month is sent with the support, and what the server refuses of it is said", async () => {
  const page = await openApp(`/user/${THOMAS.id}/back`, {
    as: PLANNING,
    answers: [
      answered("GET", api.readProfile, {
        ...THOMAS,
        pivot: GIVEN,
        is_burner: true,
        is_donor: false,
        milestones: [],
        organisations: [],
      }),
      refused("POST", api.backBurner, 422, "Choose the first day of a month to come."),
    ],
  });
  const sheet = await page.sheet(/^Support/u);
  await sheet.says("From 01/02/2031: 0,20 € per 100 calories. That stays planned.");
  await sheet.key("When?", "combobox");
  await page.press(/^From/u, "radio");
  await page.focusIs(/^combobox "When\?" .* \| Until that day .* This takes the place of what you planned/u);
  await sheet.key("When?", "combobox");
  await page.press("Now", "radio");
  await sheet.key("Undo what is planned", "checkbox", "Space");
  await sheet.key("Save");
  await page.hears(/Choose the first day of a month to come/u);
});

test("the meter says who rests until when and what is planned for whom", async () => {
  const page = await openApp("/", { as: PLANNING });
  await page.standsBehind("Thomas is resting until 15/01/2031");
  await page.standsBehind("From 01/02/2031: 0,20 € per 100 calories for Thomas");
});

test("stopping stands beside going on, where no length of what it does hides it", async () => {
  const page = await openApp("/", { as: A_MEMBER });
  await page.press("Pause or stop");
  const sheet = await page.sheet("Pause or stop");
  const stop = await sheet.find("button", "Stop everything");
  const keep = await sheet.find("button", "Keep giving");
  expect(stop.parentElement).toBe(keep.parentElement);
});
