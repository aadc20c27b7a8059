import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, expect, test, vi } from "vitest";
import { openApp, type Page } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { answered, held } from "./support/answers.ts";
import { eventually } from "./support/eventually.ts";

// Layers and messages (specification §2.3, §4.4, §9.1): how they close, and where the focus is then.

const noSheet = () => eventually(() => expect(document.querySelector("[role=dialog]")).toBeNull());

test.each([
  ["Escape", (page: Page) => page.user.keyboard("[Escape]")],
  ["its close icon", async (page: Page) => (await page.sheet("Sign in to my account")).press("Close")],
  ["Back", async () => history.back()],
])("a modal closes by %s, stays at its address, and gives the focus back", async (_, close) => {
  const page = await openApp("/");
  await page.key("Sign in to my account");
  await page.focusIs(/^textbox "Email"/u); // it begins at its first field
  await close(page);
  await noSheet();
  await page.isAt("/");
  await page.focusIs(/^button "Sign in to my account"/u);
});

afterEach(() => vi.restoreAllMocks());

/** Nothing is laid out here: this element stands so far below the top of a window of 768 px. */
function standsAt(element: Element, top: number) {
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 48));
  const scrolled = vi.fn<() => void>();
  Object.assign(element, { scrollIntoView: scrolled });
  return scrolled;
}

test.each([
  ["out of view above", -60, 1],
  ["in view", 300, 0],
  ["out of view below", 5682, 1],
])("what a layer gives the focus back to is scrolled to where it is %s", async (_, top, times) => {
  const page = await openApp("/");
  await page.key("Sign in to my account");
  await page.focusIs(/^textbox "Email"/u);
  const opener = [...document.querySelectorAll("#app button")].find(
    ({ textContent }) => textContent === "Sign in to my account",
  );
  if (opener === undefined) throw new Error("no opener");
  const scrolled = standsAt(opener, top);
  await page.user.keyboard("[Escape]");
  await noSheet();
  await page.focusIs(/^button "Sign in to my account"/u);
  expect(scrolled).toHaveBeenCalledTimes(times);
});

test("Escape asks before it throws away what was typed", async () => {
  const page = await openApp("/workouts", { as: A_MEMBER });
  await page.key("Add activity");
  const sheet = await page.sheet("Add activity");
  await sheet.fill("Distance", "5");
  await page.user.keyboard("[Escape]");
  await page.find("alertdialog", "Discard changes?");
  await page.user.keyboard("[Escape]");
  await eventually(() => expect(document.querySelector("[role=alertdialog]")).toBeNull());
  expect(await sheet.field("Distance")).toHaveProperty("value", "5");
  await page.user.keyboard("[Escape]");
  await page.press("Discard");
  await noSheet();
  await page.focusIs(/^button "Add activity"/u);
});

test("a list of fewer than ten options is shown directly; a select keeps its value on Escape", async () => {
  const page = await openApp("/workouts", { as: A_MEMBER });
  await page.key(/Sort/, "combobox");
  const list = await page.sheet("Sort");
  await list.find("radio", "Recent first");
  expect(list.part.querySelectorAll("[type=radio], [role=radio]")).toHaveLength(3);
  expect(list.part.querySelector("[type=search]")).toBeNull();
  await page.user.keyboard("[Escape]");
  await noSheet();
  await page.focusIs(/^combobox .*Recent first/u);
});

test.each(["Enter", "Escape"])(
  "a message that %s dismisses gives the focus back to where it was, and scrolls there",
  async (key) => {
    const page = await openApp("/act", { as: A_MEMBER });
    await page.key("Copy my link");
    await page.hears(/^Link copied !$/u);
    const scrolled = standsAt(await page.find("button", "Copy my link"), -60);
    (await page.find("button", "Dismiss message")).focus();
    await page.user.keyboard(`[${key}]`);
    await page.focusIs(/^button "Copy my link"/u);
    expect(scrolled).toHaveBeenCalledTimes(1);
    await eventually(() => expect(document.querySelector("#toasts [data-type]")).toBeNull());
    await page.focusIs(/^button "Copy my link"/u);
    expect(page.heard()).toEqual(["Link copied !"]); // once, without its button
  },
);

test("on a slow network one press is enough", async () => {
  const opened = held(answered("POST", api.register, { token: "a-sign-in", codes: [] }));
  const page = await openApp("/register", { answers: [opened] });
  await page.fill("First name", "Traag");
  await page.fill("Last name", "Netwerk");
  await page.fill("Email", "traag.netwerk@screens.example");
  await page.fill("Password", "a-long-walk");
  await page.user.dblClick(await page.find("button", "Create my account"));
  await page.press("Loading...");
  expect(page.asked("POST", api.register)).toHaveLength(1);
});
