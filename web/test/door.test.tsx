import * as api from "@kalivo/contract/api-paths.ts";
import { fireEvent } from "@testing-library/dom";
import { expect, test } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { NO_BOOKS } from "./support/told.ts";

// The landing page below its first screen.

test("what it is to who moves and to who gives is said on the first screen, with the rate of the example", async () => {
  const page = await openApp("/");
  await page.says(
    /^Move, and others give about 10 cents per 100 calories .* Or support somebody who moves\.$/u,
  );
  const rate = await page.find("slider", /^You give per 100 calories/u);
  expect(rate.getAttribute("aria-valuetext")).toBe("0,10\u00A0€ per 100 calories");
  const again = await page.find("link", /Ready when you are/u);
  expect(again.getAttribute("href")).toBe("/register");
});

test("a friend's habit at a rate is an amount a month, told whenever either changes", async () => {
  const page = await openApp("/");
  await page.find("heading", "What a friend's month is worth");
  const told = document.querySelector("section output");
  expect(told?.textContent).toBe("about 2,60\u00A0€ a month for about 2\u202F600 calories");
  await page.choose(/runs 50\s?km a month/u);
  expect(told?.textContent).toContain("about 3,00\u00A0€ a month");
  const slider = await page.find("slider", /^You give per 100 calories/u);
  expect(slider.getAttribute("aria-valuetext")).toBe("0,10\u00A0€ per 100 calories");
  fireEvent.change(slider, { target: { value: "50" } });
  expect(told?.textContent).toContain("about 15,00\u00A0€ a month");
  fireEvent.change(slider, { target: { value: "5" } });
  expect(told?.textContent).toContain("about 1,50\u00A0€ a month");
  await page.says(/^Less than 2,00\s€ isn't collected/u);
});

test("organisations lead to their public pages, and so does the list of all", async () => {
  const page = await openApp("/", { language: "fr" });
  const forest = await page.find("link", /^Forest Return/u);
  expect(forest.getAttribute("href")).toBe(`${location.origin}/o/1-forest-return?lang=fr`);
});

test("while nothing is published of the books, nothing is said of them", async () => {
  const page = await openApp("/");
  await page.find("heading", "Where the money goes");
  expect(document.body.textContent).not.toMatch(/So far|0,00/u);
});

test("what the books publish stands there, without what is nothing", async () => {
  const month = {
    ...NO_BOOKS.total,
    month: "2026-02",
    from: "2026-02",
    until: "2026-02",
    gross_in_euros: 1580.5,
    given_in_euros: 1580.5,
    carried_in_euros: 0,
    waived_in_euros: 0,
    written_off_in_euros: 0,
  };
  const forest = {
    organisation: { id: 1, name: "Forest Return" },
    given_in_euros: 1580.5,
    held_in_euros: 1000.25,
    payable_in_euros: 580.25,
    kept_in_euros: 0,
    in_transit_in_euros: 0,
    paid_in_euros: 0,
  };
  const page = await openApp("/", {
    answers: [
      answered("GET", api.readTransparency, {
        ...NO_BOOKS,
        months: [month],
        total: { ...NO_BOOKS.total, gross_in_euros: 1580.5, given_in_euros: 1580.5 },
        organisations: [forest],
      }),
    ],
  });
  const books = await page.find("link", /^See every month/u);
  expect(books.getAttribute("href")).toBe(`${location.origin}/m?lang=en`);
  const said = books.closest("section")?.textContent;
  expect(said).toContain("1\u202F580,50\u00A0€ given");
  expect(said).toContain("1\u202F000,25\u00A0€ on hold");
  expect(said).toContain("580,25 € to be paid out".replace(" €", "\u00a0€"));
  expect(said).not.toMatch(/(?<!to be )paid out/u);
});

test("a question opens with its answer", async () => {
  const page = await openApp("/");
  const question = await page.says("Can I deduct it from my taxes?");
  await page.user.click(question);
  await page.says(/^No\. Donations that are collected together/u);
});
