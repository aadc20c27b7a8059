import { expect, test } from "vitest";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";

// What is shared of somebody or something else is its public page, which needs no account.

test.each([
  ["/organisation/1", "/o/1-forest-return"],
  ["/team/1", "/t/1-trail-crew"],
  ["/user/7", "/p/7-amelie-laurent"],
])("what is shared at %s is %s", async (screen, address) => {
  const page = await openApp(screen, { as: A_MEMBER });
  await page.press("Share");
  await page.says("Link copied !");
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}${address}`);
});
