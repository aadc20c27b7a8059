import * as api from "@kalivo/contract/api-paths.ts";
import { afterEach, expect, test, vi } from "vitest";
import { refused } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";

afterEach(() => void vi.restoreAllMocks());

function goOffline() {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  globalThis.dispatchEvent(new Event("offline"));
}

test("offline the sheet to sign in again says so, and its button sends nothing", async () => {
  const page = await openApp("/", { as: A_MEMBER });
  await page.isTitled("Hello, Saïd");
  page.answer(refused("GET", api.readMe, 401));
  globalThis.dispatchEvent(new Event("visibilitychange"));
  const sheet = await page.sheet("Sign in to my account");
  await sheet.fill(/^Password/, "correct horse");
  goOffline();
  await sheet.says("You're offline.");
  const button = await sheet.find("button", "Sign in");
  expect(button.getAttribute("aria-disabled")).toBe("true");
  await sheet.press("Sign in");
  expect(page.asked("POST", api.signIn)).toEqual([]);
});
