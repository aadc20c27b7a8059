import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { more as en } from "@kalivo/words/en/more.ts";
import { more as fr } from "@kalivo/words/fr/more.ts";
import { shotsIn, type Shot } from "../screenshots/shots.ts";
import { tokenOf } from "../support/api.ts";
import { axeViolations } from "../support/axe.ts";
import { type Look, type Visit, visit } from "../support/browser.ts";
import { cutText, hiddenFocus, movements, smallTargets, structureFaults } from "../support/in-page.ts";
import { settled } from "../support/page.ts";

// Design 7: every route, tab and dialog, in both themes; on a phone in English and on a desktop in French.

/** Goes there as a link of the app does. */
async function go(page: Page, path: string): Promise<void> {
  for (let layers = 0; layers < 3 && (await page.getByRole("dialog").count()) > 0; layers += 1) {
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[role=dialog]") === null);
  }
  await page.evaluate((to) => history.pushState({}, "", to), path);
  await settled(page);
}

async function faultsOf(page: Page, scheme: Look["scheme"]): Promise<string[]> {
  await settled(page);
  const other = scheme === "light" ? "dark" : "light";
  const wear = (theme: string) =>
    page.evaluate((to) => (document.documentElement.dataset["theme"] = to), theme);
  const faults = [...(await axeViolations(page)), ...(await page.evaluate(structureFaults))];
  await wear(other);
  faults.push(...(await axeViolations(page, "colours")).map((fault) => `${other}: ${fault}`));
  await wear(scheme);
  faults.push(...(await page.evaluate(smallTargets)), ...(await page.evaluate(hiddenFocus)));
  const spaced = await page.addStyleTag({
    content:
      "* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }",
  });
  faults.push(...(await page.evaluate(cutText)).map((fault) => `text spacing: ${fault}`));
  await spaced.evaluate((style) => style instanceof Element && style.remove());
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  faults.push(...(await page.evaluate(cutText)).map((fault) => `text at 200 %: ${fault}`));
  await page.evaluate(() => (document.documentElement.style.fontSize = ""));
  return faults;
}

/** One page of each account, opened once. */
function accounts(given: Look, language: string) {
  const visits = new Map<Shot["as"], Promise<Visit>>();
  const opened = async (as: Shot["as"]): Promise<Visit> => {
    const visitor = await visit(given);
    await visitor.page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    if (as !== null) {
      const token = await tokenOf({ email: `${as}@kalivo.example`, password: "kalivo-demo" });
      await visitor.page.context().addCookies([{ name: "jwt", value: token, url: inject("origin") }]);
    }
    await visitor.page.goto("/");
    return visitor;
  };
  return {
    of: (as: Shot["as"]) => {
      const visitor = visits.get(as) ?? opened(as);
      visits.set(as, visitor);
      return visitor;
    },
    all: () => Promise.all(visits.values()),
  };
}

test.each([
  [{ size: "phone", scheme: "light" }, "en", en],
  [{ size: "desktop", scheme: "dark" }, "fr", fr],
] as const)("every route, tab and dialog is accessible on a $size", async (given, language, words) => {
  const people = accounts(given, language);
  const found: string[] = [];
  const began = performance.now();
  let n = 0;
  for (const { name, as, at, act } of Object.values(shotsIn(words)).flat()) {
    const { page } = await people.of(as);
    try {
      await go(page, at);
      const opener = act === undefined ? [] : await page.evaluate(movements);
      found.push(...opener.map((fault) => `${name}: moves ${fault}`));
      const focused = await page.evaluate(() => document.activeElement?.tagName);
      if (focused !== "H1" && act === undefined) found.push(`${name}: focus on ${focused}`);
      await act?.(page);
      found.push(...(await page.evaluate(movements)).map((fault) => `${name}: moves ${fault}`));
      found.push(...(await faultsOf(page, given.scheme)).map((fault) => `${name}: ${fault}`));
    } catch (error) {
      found.push(`${name}: ${String(error).slice(0, 300)}`);
      await page.goto("/");
    }
    n += 1;
  }
  console.log(n, "stops in", Math.round(performance.now() - began), "ms");
  for (const { problems, close } of await people.all()) {
    expect(problems).toEqual([]);
    await close();
  }
  expect(found).toEqual([]);
});
