import * as api from "@kalivo/contract/api-paths.ts";
import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { backBurner, chooseFirstOrganisation, giveCard, member, type Member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { button, go, keysOf } from "../support/keys.ts";
import { SAID, somebody } from "../support/people.ts";
import { CARDS } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";
import { listen } from "../support/spoken.ts";

// The pieces that every screen is made of, by key and by ear: what is refused is heard, the focus is never nowhere, and
// nothing is said twice.

const open = useVisit();
const PHONE = { size: "phone", scheme: "light", heard: true } as const;
let both: Member;

beforeAll(async () => {
  both = await member(somebody("Keys", "Shared"));
  const burner = await member(somebody("Keys", "Supported"));
  await Promise.all([
    chooseFirstOrganisation(both),
    chooseFirstOrganisation(burner),
    giveCard(both, CARDS.works),
  ]);
  await backBurner(both, burner, 0.1);
});

async function inside() {
  const { page } = await open(PHONE);
  await signIn(page, both);
  return { page, ...keysOf(page), ear: await listen(page) };
}

test("Enter and Space choose an option and close its list, and so does a press without a pointer", async () => {
  const { page, ear } = await inside();
  await go(page, "/workouts", "Workouts");
  const sort = page.getByRole("combobox", { name: "Sort" });
  await ear.tabTo(/^combobox "Sort"/u);
  await ear.begin();
  await ear.press("Enter", /^radio/u);
  await ear.press("ArrowDown");
  await ear.press("Enter", /^combobox/u);
  await ear.press("Space", /^radio/u);
  await ear.press("ArrowDown");
  await ear.press("Space", /^combobox/u);
  expect(ear.lines()).toEqual([
    'Enter       radio "Recent first" checked',
    '              in dialog "Sort"',
    '              in radiogroup "Sort"',
    'ArrowDown   radio "Oldest first" checked',
    'Enter       combobox "Sort" = Oldest first expanded false',
    'Space       radio "Oldest first" checked',
    '              in dialog "Sort"',
    '              in radiogroup "Sort"',
    'ArrowDown   radio "Highest calories first" checked',
    'Space       combobox "Sort" = Highest calories first expanded false',
  ]);
  // As VoiceOver on a Mac and voice control press: a click with no pointer and no key before it.
  await sort.press("Enter");
  await page.getByRole("radio", { name: "Recent first" }).evaluate((radio: HTMLElement) => radio.click());
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await sort.textContent()).toContain("Recent first");
});

test("a figure says its new value to whoever presses its buttons, and keeps the focus at its least", async () => {
  const { page, ear, press } = await inside();
  await go(page, "/codes", "My codes");
  await press(button(page, "Create a code"));
  await ear.tabTo(/^button "Less: /u);
  await ear.begin();
  await ear.press("Enter", /€/u);
  expect(ear.lines()).toHaveLength(2);
  expect(ear.lines()[1]).toMatch(/says "0,\d\d € per 100 calories"/u);
  for (let times = 0; times < 30; times += 1) await page.keyboard.press("Enter");
  await ear.press("Shift");
  expect(ear.lines().join("\n")).toMatch(/\nShift +button "Less: .*" disabled/u);
});

test("what stands in a field for a number stays there, and what is wrong with it is said at the field", async () => {
  const { page, ear, press, write } = await inside();
  await go(page, "/codes", "My codes");
  await press(button(page, "Create a code"));
  const sheet = page.getByRole("dialog", { name: "Create a code" });
  const rate = sheet.getByRole("spinbutton");
  await write(rate, "abc");
  await press(sheet.getByRole("button", { name: "Create a code" }));
  await sheet.getByText("This is not a number.").waitFor();
  await expect.poll(() => rate.evaluate((field) => field === document.activeElement)).toBe(true);
  await ear.press("Shift", /spinbutton .* = abc invalid .*\| This is not a number\./u);
  expect(await rate.inputValue()).toBe("abc");
  await write(rate, "-1");
  await ear.press("Tab", /minimum is 0,00/u);
  expect(await rate.inputValue()).toBe("0,00");
  await sheet.getByText("The minimum is 0,00.").waitFor();
  await write(rate, "0,30");
  const limit = sheet.getByLabel("Maximum per", { exact: false });
  await write(limit, "-1");
  await ear.press("Tab", /minimum is 1/u);
  expect(await limit.inputValue()).toBe("1");
  await sheet.getByText("The minimum is 1.").waitFor();

  // Emptied it stays empty: nothing else takes the place of what was there.
  await write(rate, "");
  await press(sheet.getByRole("button", { name: "Create a code" }));
  await expect.poll(() => rate.evaluate((field) => field === document.activeElement)).toBe(true);
  await ear.press("Shift", /spinbutton .*invalid .*\| Fill in this field\./u);
  expect(await rate.inputValue()).toBe("");
  await write(rate, "0,30");

  // What it may cost at worst is said of numbers that can be sent, and of no others.
  const uses = sheet.getByLabel("Maximum number of users");
  const worst = sheet.getByText("this code costs", { exact: false });
  await write(uses, "2");
  await worst.waitFor();
  await write(uses, "2,5");
  await sheet.getByText("This is not a whole number.").waitFor();
  expect(await worst.count()).toBe(0);
});

test("what takes long says so once, and what comes then is not said over it", async () => {
  const { page, ear } = await inside();
  const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
  await page.route(`**${api.listWorkouts}*`, async (route) => {
    await answered;
    await route.continue();
  });
  await ear.begin();
  // Anew: in the page before, what a slow server made it say may still stand, and is not said twice.
  await page.goto("/workouts");
  await page.waitForFunction(() => window.heard?.includes("Loading"));
  answer(undefined);
  await page.getByRole("combobox", { name: "Sort" }).waitFor();
  await ear.press("Shift");
  expect(ear.lines().filter((line) => line.includes('says "Loading"'))).toHaveLength(1);
});

test("what had the focus goes: the title of its part takes it", async () => {
  const { ear } = await inside();
  await ear.tabTo(/^button "Hide/u);
  await ear.press("Enter", /^heading/u);
  expect(ear.lines().at(-2)).toMatch(/^Enter +heading/u);
});

test("a code is archived in the sheet that shows it: that is said, and the title of the button's part has the focus", async () => {
  const { page, ear, press } = await inside();
  await go(page, "/codes", "My codes");
  await press(button(page, "Create a code"));
  const making = page.getByRole("dialog", { name: "Create a code" });
  await press(making.getByRole("button", { name: "Create a code" }));
  await page.getByRole("dialog", { name: /^Share/u }).waitFor();
  await ear.tabTo(/^button "Disable and archive code"/u);
  await ear.press("Enter", /^button "Cancel"/u);
  await ear.tabTo(/^button "Disable and archive"/u);
  await ear.begin();
  await ear.press("Enter", /Archived/u);
  expect(ear.lines().join("\n")).toMatch(/^Enter +heading "What it does.*says "Archived"/su);
});

test("another tab of Community keeps the focus, and what was searched for", async () => {
  const { page, ear } = await inside();
  await go(page, "/community", "Community");
  await page.getByRole("tabpanel", { name: "Burners" }).getByRole("searchbox").fill("Noor");
  await ear.tabTo(/^tab "Burners"/u, "Shift+Tab");
  await ear.begin();
  await ear.press("ArrowRight", /^tab "Donors"/u);
  await page.waitForURL(/\/community\/donors$/u);
  expect(await page.title()).toBe("Donors · Community · Kalivo");
  await ear.press("ArrowRight", /^tab "Teams"/u);
  await ear.press("ArrowLeft", /^tab "Donors"/u);
  await ear.press("ArrowLeft", /^tab "Burners"/u);
  expect(ear.lines().filter((line) => line.startsWith("Arrow"))).toHaveLength(4);
  const search = page.getByRole("tabpanel", { name: "Burners" }).getByRole("searchbox");
  expect(await search.inputValue()).toBe("Noor");
});

test("Home is walked by its headings, and each of its counts leads to the title of its list", async () => {
  const { page, ear } = await inside();
  const headings = await page.getByRole("main").getByRole("heading").allInnerTexts();
  expect(headings).toEqual(expect.arrayContaining(["Calories burned", "Donations"]));
  await ear.tabTo(/^button "\d+ burners? supported"/u, "Shift+Tab");
  await ear.press("Enter", /^heading/u);
  expect(ear.lines().join("\n")).toMatch(/Enter +heading "Burners" 2/u);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("heading", { level: 2, name: "Donate" }).waitFor();
  await page.getByRole("heading", { level: 3, name: "Calories burned" }).waitFor();
  await page.getByRole("button", { name: /donors?$/u }).press("Enter");
  await page.waitForFunction(() => document.activeElement?.textContent === "Donors");
});

test("words in another language say in which, and a rate is read in words", async () => {
  const { page } = await inside();
  await go(page, "/settings", "Settings");
  const french = page.getByText("Français", { exact: true });
  expect(await french.evaluate((word) => word.closest("[lang]")?.getAttribute("lang"))).toBe("fr-BE");
  await go(page, "/organisation/1", "");
  const about = page.locator("main p[lang='']").first(); // its people wrote it: no voice of ours fits for sure
  await about.waitFor();
  await go(page, "/community", "Community");
  await page.getByRole("link", { name: /You give 0,10 € per 100 calories/u }).waitFor();
});

test("several buttons that do the same say to whom: a team's members, an admin's transfers", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await signIn(page, SAID);
  await page.goto("/team/1");
  await page.getByRole("tab", { name: "Manage" }).click();
  await page.getByRole("button", { name: "Remove" }).first().waitFor();
  expect(await namedTwice(page)).toEqual([]);
  await page
    .getByRole("button", { name: /^Make admin /u })
    .first()
    .press("Enter");
  await page.getByRole("alertdialog", { name: /^Make .+ an admin of the team\?/u }).waitFor();
});

test("what the admin pages count, and what it comes to, are read apart", async () => {
  const { page } = await open({ size: "desktop", scheme: "light" });
  await page.context().addCookies([{ name: "jwt", value: inject("adminToken"), url: inject("origin") }]);
  await page.goto("/admin");
  const charges = page.getByRole("list", { name: "Charges by state" }).getByRole("listitem").first();
  expect(await charges.textContent()).toMatch(/\d, \d+.*€/u);
});

/** Buttons of what is shown that have one name. */
async function namedTwice(page: Page): Promise<string[]> {
  const tree = await page.locator("[role=tabpanel]:not([inert])").ariaSnapshot();
  const names = [...tree.matchAll(/- button "(?<name>[^"]+)"/gu)].map(({ groups }) => groups?.["name"] ?? "");
  expect(names.length).toBeGreaterThan(5);
  return names.filter((name, at) => names.indexOf(name) !== at);
}
