import * as api from "@kalivo/contract/api-paths.ts";
import type { User } from "@kalivo/contract/shapes/user.ts";
import { eventually } from "./support/eventually.ts";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER, toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// The first week on Home: the way to the first money, an example of a month, and what was reached (rule 72).

const NEW_BURNER: User = {
  ...SAID,
  workouts: [],
  backers_with_pivot: [],
  backers_count: 0,
  payment_info: undefined,
  burners_count: 0,
  health_consent: true,
  total_raised: 0,
  total_donated: 0,
};
const NEW_DONOR: User = {
  ...NEW_BURNER,
  organisations: [],
  health_consent: false,
  stats: { ...SAID.stats, donated_this_period_estimate: 0 },
};

const stepNow = () => document.querySelector("[aria-current=step]")?.textContent ?? "";

test("who burns reads what is done and what comes next, and gets an example instead of zeros", async () => {
  const page = await openApp("/", { as: toldTo(NEW_BURNER) });
  await page.says("1 of 4 done");
  expect(stepNow()).toContain("Log your first workout");
  await page.find("button", "Add activity");
  await page.says(/A month of two runs a week is about 2.600 calories/u);
  await page.says("Example");
  await page.find("link", "You could give, too: support a friend who moves");
});

test("who only gives is led to somebody, and is shown what giving comes to", async () => {
  const page = await openApp("/", { as: toldTo(NEW_DONOR) });
  await page.says("0 of 4 done");
  expect(stepNow()).toContain("Choose somebody to support");
  await page.says(/A friend who runs twice a week/u);
  await page.find("link", "You could move, too: others give when you do");
});

test("nobody who pauses is told that the next workout counts", async () => {
  const { payment_info: info } = SAID;
  if (info === undefined) throw new Error("nobody gives");
  const paused = { ...info, paused_since: "2026-11-20T09:00:00Z", paused_until: "2026-12-15" };
  const as = toldTo({ ...NEW_DONOR, burners_count: 1, payment_info: paused });
  const page = await openApp("/", { as });
  await page.says("Your support is paused until 15/12/2026. Workouts count again from then.");
  expect(stepNow()).toContain("They move");
});

test("the steps are gone once money came", async () => {
  const page = await openApp("/", { as: A_MEMBER });
  await page.says("Each friend who supports you makes every run worth more.");
  expect(stepNow()).toBe("");
});

test("what was reached stands on top, the greatest alone, until it is closed; then it was seen everywhere", async () => {
  const reached = answered("GET", api.readMoments, [
    { kind: "raised_arrived", amount_in_euros: 12.4, organisations: ["Forest Return", "Clear Water"] },
    { kind: "first_donor", amount_in_euros: null, organisations: [] },
  ]);
  const seen = answered("POST", api.seeMoments, { message: "Saved" });
  const page = await openApp("/", { as: A_MEMBER, answers: [reached, seen] });
  await page.find("heading", "Your calories have arrived");
  await page.says(/12,40.€ that you raised is in the hands of Forest Return and Clear Water\./u);
  await page.press(/^Close.*Your calories have arrived/u);
  await eventually(() => expect(document.body.textContent).not.toContain("Your calories have arrived"));
  expect(page.asked("POST", api.seeMoments).at(-1)?.data).toEqual({
    "moments[0]": "raised_arrived",
    "moments[1]": "first_donor",
  });
});

test("a first donor is named", async () => {
  const reached = answered("GET", api.readMoments, [
    { kind: "first_donor", amount_in_euros: null, organisations: [] },
  ]);
  const page = await openApp("/", { as: A_MEMBER, answers: [reached] });
  await page.says("From now on your workouts raise money, thanks to Thomas.");
});

test("a donor who waits for a payment method is not thanked beside the one who counts", async () => {
  const reached = answered("GET", api.readMoments, [
    { kind: "first_donor", amount_in_euros: null, organisations: [] },
  ]);
  const [counting] = SAID.backers_with_pivot;
  if (counting?.owner_type !== "user") throw new Error("nobody counts");
  const owner = { ...counting.owner, id: 77, first_name: "Hal" };
  const waiting = { ...counting, owner, pivot: { ...counting.pivot, counts_since: null } };
  const as = toldTo({ ...SAID, backers_with_pivot: [waiting, counting] });
  const page = await openApp("/", { as, answers: [reached] });
  await page.says("From now on your workouts raise money, thanks to Thomas.");
});

const savedFor = (counts_since: string) => {
  const { payment_info: info } = SAID;
  if (info === undefined) throw new Error("nobody gives");
  const burners = info.burners_with_pivot.map((one) => ({ ...one, pivot: { ...one.pivot, counts_since } }));
  return toldTo({ ...SAID, payment_info: { ...info, burners_with_pivot: burners } });
};

test("after a first payment method was saved the page thanks, says who counts on it, and leads on", async () => {
  const page = await openApp("/stripe?setup=done", { as: savedFor(new Date().toISOString()) });
  await page.find("heading", "Thank you. Thomas can count on you");
  await page.says("Your payment method is saved.");
  await page.says("From now on every workout counts.");
  await page.find("link", "Go to Home");
});

test("who replaced a method reads when the new one is used, and no beginning of what has counted for long", async () => {
  const page = await openApp("/stripe?setup=done", { as: savedFor("2026-01-12T09:00:00Z") });
  await page.find("heading", "Your new payment method is saved");
  await page.says("We use it from the next time we collect. Three days before, you get an email.");
  expect(document.body.textContent).not.toContain("From now on every workout counts.");
  await page.find("link", "Go to Home");
});
