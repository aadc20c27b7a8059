import { BroadcastChannel } from "node:worker_threads";
import { beforeEach, expect, test, vi } from "vitest";
import { otherTabs } from "../src/lib/other-tabs.ts";
import type { SessionNews } from "../src/features/me/session.ts";
import { openApp } from "./support/render-app.tsx";
import { toldTo } from "./support/told.ts";
import { AMELIE, SAID } from "./support/world.ts";

// A page whose browser signs in in another tab (decision 48).

beforeEach(() => void vi.stubGlobal("BroadcastChannel", BroadcastChannel));

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

test("who signs in in the other tab is on the page, though the browser tells of it before their sign-in can be read", async () => {
  const page = await openApp("/", { as: toldTo(SAID) });
  const other = otherTabs<SessionNews>("kalivo session");
  await page.isTitled("Hello, Saïd");
  document.cookie = "jwt=; path=/";
  other.tell("left");
  await page.find("dialog", "Sign in to my account");
  page.answer(...toldTo({ ...SAID, id: AMELIE.id, first_name: "Amélie" }));
  const heard = new Promise<unknown>((done) => {
    otherTabs<SessionNews>("kalivo session").hear(done);
  });
  other.tell("in");
  await heard;
  document.cookie = "jwt=another-sign-in; path=/";
  await page.isTitled("Hello, Amélie");
});
