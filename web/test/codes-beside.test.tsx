import * as api from "@kalivo/contract/api-paths.ts";
import { expect, test, vi } from "vitest";
import { answered } from "./support/answers.ts";
import { eventually } from "./support/eventually.ts";
import { openApp } from "./support/render-app.tsx";
import { A_MEMBER } from "./support/told.ts";
import { CODE } from "./support/world.ts";

// In a wide window one of one's codes stands beside the list of them.

const ARCHIVED = { ...CODE, id: 33, code: "A7PX24QD", label: "Last year", archived_at: CODE.created_at };
const AT_WORK = { ...CODE, id: 32, code: "B7PX24QD", label: "At work" };

test("of a code that is over it is said how often it was used, not how often it still may be", async () => {
  const page = await openApp("/codes", {
    as: A_MEMBER,
    answers: [
      answered("GET", api.listCodes, [
        { ...ARCHIVED, max_uses: 11 },
        { ...AT_WORK, max_uses: 8 },
      ]),
    ],
  });
  await page.says(/7 left/u);
  expect(document.body.textContent).not.toContain("10 left");
  expect(document.body.textContent).toContain("used once");
});

const beside = () => document.querySelector("aside h2")?.textContent;

test("the first code of the order shown stands beside the list, and another is announced by its title alone", async () => {
  const page = await openApp("/codes", {
    as: A_MEMBER,
    answers: [answered("GET", api.listCodes, [ARCHIVED, AT_WORK, CODE])],
  });
  const narrow = window.matchMedia;
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(narrow(media), { matches: media.includes("1200px") || narrow(media).matches }),
  );
  await eventually(() => {
    window.dispatchEvent(new Event("resize"));
    expect(beside()).toBe("Share At work");
  });
  page.forget();
  await page.press(/Last year/);
  await page.hears(/^Share Last year: A7PX24QD$/u);
  expect(beside()).toBe("Share Last year");
  expect(page.heard()).toHaveLength(1);
});
