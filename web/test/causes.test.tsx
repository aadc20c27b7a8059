import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test, vi } from "vitest";
import { answered } from "./support/answers.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { FOREST, WATER } from "./support/world.ts";

// Organisations: themes, results, and how they are chosen (design §5.5).

const names = () =>
  Array.from(document.querySelectorAll("input[type=checkbox]"), (box) => box.getAttribute("aria-label"));

test("the choice has the chosen ones first, each with what it does, and is filtered by theme", async () => {
  const byTheme = answered("GET", api.listOrganisations, ({ data }) =>
    data["theme"] === "nature" ? [FOREST] : [FOREST, WATER],
  );
  const page = await openApp("/user/organisation", { as: A_MEMBER, answers: [byTheme] });
  await page.find("heading", "Chosen");
  await vi.waitFor(() => expect(names()).toEqual(["Forest Return", "Clear Water"]));
  await page.says("Cleans rivers.");
  await page.says("1 200,00 €");
  await page.press("Nature", "radio");
  await vi.waitFor(() =>
    expect(page.asked("GET", api.listOrganisations).at(-1)?.data["theme"]).toBe("nature"),
  );
  await page.press("Rights", "radio");
  await page.press("All", "radio");
  await vi.waitFor(() => expect(names()).toEqual(["Forest Return", "Clear Water"]));
});

test("an organisation's page says what it works for and what came of the money, with its picture", async () => {
  const detail = {
    ...FOREST,
    themes: ["nature", "youth"] as ("nature" | "youth")[],
    long_description: "Since 1998.",
    result: "In 2026: <b>4 000</b> young trees",
    result_picture: { url: "/pictures/trees.webp" },
    donations: [],
  };
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [answered("GET", api.readOrganisation, detail)],
  });
  await page.find("heading", "What came of it");
  expect((await page.says(detail.result)).childElementCount).toBe(0);
  expect(document.querySelector("figure img")?.getAttribute("src")).toBe("/pictures/trees.webp");
  await page.says("Nature");
  await page.says("Youth");
});

test("without a result its page has no empty place for one", async () => {
  const detail = {
    ...FOREST,
    themes: [],
    long_description: "",
    result: null,
    result_picture: null,
    donations: [],
  };
  const page = await openApp("/organisation/1", {
    as: A_MEMBER,
    answers: [answered("GET", api.readOrganisation, detail)],
  });
  await page.isTitled("Forest Return");
  await page.says("Plants native trees.");
  expect([document.querySelector("figure"), document.querySelector("[aria-label=Themes]")]).toEqual([
    null,
    null,
  ]);
});
