import { expect, inject, test } from "vitest";
import { ADMIN_PARTS } from "../../web/src/screens/admin/admin-place.ts";
import { goThere } from "../support/accessible.ts";
import { useVisit } from "../support/browser.ts";
import { ADMIN } from "../support/people.ts";
import { signIn } from "../support/sign-in.ts";

const open = useVisit();

test.each([
  { size: "narrowest", scheme: "light" },
  { size: "desktop", scheme: "dark" },
] as const)("an admin walks every part on the $size", async (given) => {
  const { page, look } = await open(given);
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("admin-screen")) chunks.push(request.url());
  });
  await signIn(page, { ...ADMIN, token: inject("adminToken") });
  await page.getByRole("link", { name: "Admin", exact: true }).first().click();
  await page.waitForFunction(() => document.activeElement?.matches("h1") === true); // no longer that of Home
  expect(chunks.length).toBeGreaterThan(0); // a chunk of its own
  await look("admin dashboard");
  for (const part of ADMIN_PARTS) {
    await goThere(page, `/admin?part=${part}`);
    await look(`admin ${part}`);
  }
});
