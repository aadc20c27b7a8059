import { expect, test } from "vitest";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { SAID } from "./support/world.ts";

// A page of visitors whose browser signs in in another tab (decision 48).

/** Another tab has signed in, and this one is looked at again. */
function comesBackSignedIn() {
  document.cookie = "jwt=a-sign-in; path=/";
  globalThis.dispatchEvent(new Event("visibilitychange"));
}

test("the registration gives way to Home and says why: another tab of the browser signed in", async () => {
  const page = await openApp("/register");
  await page.field(/^First name/);
  page.answer(...toldTo(SAID));
  comesBackSignedIn();
  await page.isAt("/");
  await page.says("You're signed in in another tab.");
});

test("a member's page that is looked at again tells nothing of another tab", async () => {
  const page = await openApp("/", { as: toldTo(SAID) });
  await page.isDrawn();
  comesBackSignedIn();
  expect(document.body.textContent).not.toContain("in another tab");
});
