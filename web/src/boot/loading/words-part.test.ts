import { createElement, Suspense, use } from "react";
import { renderToReadableStream } from "react-dom/server";
import { expect, test } from "vitest";
import { partOf } from "./words-part.ts";

const alike = (fetch: () => Promise<string>) => partOf({ en: fetch, fr: fetch, nl: fetch, de: fetch });

const late = () => new Promise<string>((resolve) => setImmediate(() => setImmediate(() => resolve("late"))));

/** The page's text once everything it suspends on has resolved. */
async function saidBy(parts: readonly ReturnType<typeof alike>[]): Promise<string> {
  const Said = () => parts.map((part) => use(part.load("nl"))).join(" ");
  const page = await renderToReadableStream(createElement(Suspense, null, createElement(Said)));
  await page.allReady;
  return await new Response(page).text();
}

test("sentences that do not come now are asked for again, and those that came are not", async () => {
  let asked = 0;
  let reachable = false;
  const part = alike(async () => {
    asked += 1;
    if (!reachable) throw new TypeError("Failed to fetch dynamically imported module");
    return "Dag";
  });
  expect([await part.prefetch("nl"), asked]).toEqual([false, 1]);
  reachable = true;
  expect([await part.prefetch("nl"), asked]).toEqual([true, 2]);
  expect([await part.load("nl"), await part.load("nl"), await saidBy([part]), asked]).toEqual([
    "Dag",
    "Dag",
    "<!--$-->Dag<!--/$-->",
    2,
  ]);
});

test("a page that waits for two parts is given each part's own sentences, whichever comes first", async () => {
  expect(await saidBy([alike(() => Promise.resolve("soon")), alike(late)])).toContain("soon late");
  expect(await saidBy([alike(late), alike(() => Promise.resolve("soon"))])).toContain("late soon");
});

test("what a page waits for stays one promise, also when it comes twice", async () => {
  const part = alike(late);
  const asked = part.load("nl");
  await part.prefetch("nl");
  expect(part.load("nl")).toBe(asked);
  await asked;
  expect(part.load("nl")).toBe(asked);
  expect(part.load("nl")).toMatchObject({ status: "fulfilled", value: "late" });
});
