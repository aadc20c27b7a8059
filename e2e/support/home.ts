import { expect } from "vitest";
import type { Visit } from "./browser.ts";

/** A wide screen shows the three panes side by side, a phone one at a time. */
export async function showPane({ page }: Visit, pane: "Burn" | "Overview" | "Donate"): Promise<void> {
  const tab = page.getByRole("tab", { name: pane });
  await page.getByRole("heading", { level: 1, name: /^Hello,/ }).waitFor();
  if ((await tab.count()) > 0) await tab.click();
}

/** Checks Home of a burner with one donor: header, navigation, organisations. */
export async function seeFrameOfHome(visit: Visit, organisations: readonly string[]): Promise<void> {
  const { page } = visit;
  const header = page.locator("header").filter({ has: page.getByRole("heading", { level: 1 }) });
  const bar = page.getByRole("navigation", { name: "Main" }).getByRole("list").first();
  const links = await header.getByRole("link").all();
  expect({
    greeting: await header.getByRole("heading", { level: 1 }).innerText(),
    links: await Promise.all(links.map((link) => link.getAttribute("aria-label"))),
    counts: await header.getByRole("button").filter({ hasText: /\d/u }).allInnerTexts(),
    bar: await bar.getByRole("link").allInnerTexts(),
  }).toEqual({
    greeting: expect.stringMatching(/^Hello,\s+\S/u),
    links: [expect.stringMatching(/^News/u), "Scan", "Settings"],
    counts: ["1 donor", "0 burners supported"],
    bar: ["Community", "You", "Act"],
  });
  await showPane(visit, "Burn");
  for (const name of organisations) await page.getByRole("link", { name }).first().waitFor();
}
