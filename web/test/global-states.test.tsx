import * as api from "@kalivo/contract/api-paths.ts";
import { A_MEMBER, toldTo } from "./support/told.ts";
import { answered, held, refused } from "./support/answers.ts";
import { expect, test } from "vitest";
import { openApp } from "./support/render-app.tsx";
import { SAID } from "./support/world.ts";

// What may happen on any screen (specification §2.3, §4, §8.1): loading, other versions, a failing server, a broken screen.

test("while the person is unknown the page says that it loads, in its bars and under its title", async () => {
  const who = held(answered("GET", api.readMe, SAID));
  const page = await openApp("/statements", { as: A_MEMBER, answers: [who] });
  await page.says("loading user data...");
  expect(document.querySelector("nav")?.getAttribute("aria-label")).toBe("Main");
  await page.isTitled("My months");
  who.letGo();
  await page.find("button", "Back");
});

test.each(["/", "/settings", "/constructor"])(
  "a sign-in that something cut short is none: the landing page at %s",
  async (path) => {
    const page = await openApp(path, { jwt: "%E0%A4" });
    await page.standsBehind("Sign me up");
  },
);

test("a server that fails at the person says so, and shows the landing page", async () => {
  const page = await openApp("/", { as: A_MEMBER, answers: [refused("GET", api.readMe, 500)] });
  await page.says("unexpected server error while fetching user");
  await page.find("link", "Sign me up");
});

test("a button that is busy says so, and does nothing more when it is pressed again", async () => {
  const sent = held(answered("POST", api.forgotPassword, { message: "" }));
  const page = await openApp("/forgot", { answers: [sent] });
  await page.fill("Email", "who@screens.example");
  await page.press("Send me a link");
  await page.press("Loading...");
  sent.letGo();
  await page.says(/^An email has been sent to your email !/);
  expect(page.asked("POST", api.forgotPassword)).toHaveLength(1);
});

test.each([
  ["0.0.1", "This app is ahead of the server. Some things may not work yet."],
  ["9.0.0", "This app is older than the server. Please update it."],
])("a server of version %s: %s", async (version, says) => {
  const page = await openApp("/", { as: A_MEMBER, answers: [answered("GET", api.readVersion, version)] });
  await page.says(says);
});

test("a screen that breaks shows the last screen, with address, error and component stack", async () => {
  // The server never says this: its teams are missing.
  const as = toldTo(Object.assign({ ...SAID }, { teams: undefined }));
  const page = await openApp("/", { as, breaks: true });
  await page.isTitled("Oh no !");
  await page.says("There was an error while rendering the application");
  await page.says(/contact customer service/);
  const box = await page.field("Debugging information");
  if (!(box instanceof HTMLTextAreaElement)) throw new Error("it is to be copied from");
  expect(box.readOnly).toBe(true);
  expect(box.value).toContain(location.href);
  expect(box.value).toContain("TypeError");
  expect(box.value).toMatch(/\n\s*at /);
  const contact = await page.find("link", /how to reach us/);
  expect(contact.getAttribute("href")).toContain("/legal/imprint");
  await page.press("Copy");
  await page.find("button", "Copied");
});
