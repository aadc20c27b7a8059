import type { Page } from "playwright-core";
import { beforeAll, expect, inject, test } from "vitest";
import { backBurner, chooseFirstOrganisation, giveCard, member, type Member } from "../support/api.ts";
import { useVisit } from "../support/browser.ts";
import { button, go, keysOf } from "../support/keys.ts";
import { SAID, somebody } from "../support/people.ts";
import { CARDS } from "../support/sandbox.ts";
import { signIn } from "../support/sign-in.ts";
import { listen } from "../support/spoken.ts";

// The pieces that every screen is made of, by key and by ear, where a layout decides. The others: the transcripts, and
// web/test/keyboard-shared.test.tsx.

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
  const worst = sheet.getByText("This code can cost you", { exact: false });
  await write(uses, "2");
  await worst.waitFor();
  await write(uses, "2,5");
  await sheet.getByText("This is not a whole number.").waitFor();
  expect(await worst.count()).toBe(0);
});

test("what had the focus goes: the title of its part takes it", async () => {
  const { ear } = await inside();
  await ear.tabTo(/^button "Hide/u);
  await ear.press("Enter", /^heading/u);
  expect(ear.lines().at(-2)).toMatch(/^Enter +heading/u);
});

test("Home is walked by its headings, and each of its counts leads to the title of its list", async () => {
  const { page, ear } = await inside();
  const headings = page.getByRole("main").getByRole("heading");
  await expect
    .poll(() => headings.allInnerTexts())
    .toEqual(expect.arrayContaining(["Your first steps", "Calories burned"]));
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
