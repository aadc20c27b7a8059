import { expect, inject, test } from "vitest";
import { useVisit } from "../support/browser.ts";
import { axeViolations } from "../support/axe.ts";

const open = useVisit();

test("the landing page leads from a friend's week over the organisations to the open books and back in", async () => {
  const { page, look } = await open({ size: "phone", scheme: "dark", locale: "nl-BE" });
  await page.goto("/");
  await page.getByText("Beweeg, en anderen geven ongeveer 10 cent").waitFor();
  await page.getByRole("slider").fill("50");
  await page.getByText("ongeveer 13,00\u00A0€ per maand").waitFor();
  await page.getByText("Wie houdt het geld bij?").click();
  await page.getByText("Onze vzw. Een donatie staat").waitFor();
  await look("landing page, below");
  await page.getByRole("link", { name: "Alle organisaties" }).last().click();
  await page.getByRole("heading", { level: 1, name: "Organisaties" }).waitFor();
  await look("organisations");
});

test("without JavaScript the public pages lead from one to the next, and into the app", async () => {
  const { page } = await open({ size: "desktop", scheme: "light", withoutAxe: true });
  const context = await page
    .context()
    .browser()
    ?.newContext({
      baseURL: inject("origin"),
      javaScriptEnabled: false,
      locale: "en-GB",
    });
  const plain = await context?.newPage();
  if (context === undefined || plain === undefined) throw new Error("no browser");
  await plain.goto("/");
  // By element: what stands in a noscript has no text to getByText and getByRole.
  expect(await plain.locator("noscript p").first().textContent()).toContain("Burn calories through sport.");
  await plain.locator('noscript a[href^="/o?"]').first().click();
  await plain.locator(".cards a").first().click();
  const support = plain.getByRole("link", { name: /^Move for / });
  expect(await support.getAttribute("href")).toMatch(/^\/register\?to=%2Forganisation%2F\d+$/u);
  const address = plain.url();
  await plain.getByRole("link", { name: "Open books" }).click();
  await plain.getByRole("heading", { level: 1, name: "Open books" }).waitFor();
  await page.goto(address); // the same page where scripts run: axe needs them
  expect(await axeViolations(page)).toEqual([]);
  await context.close();
});
