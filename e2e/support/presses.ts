import type { Page } from "playwright-core";

/**
 * Counts a tab's clicks and key presses from now on, across pages, to check promised numbers of taps against what the
 * browser saw. Scrolling does not count.
 */
export async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction("kalivoPressed", () => {
    presses += 1;
  });
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => presses;
}

/** Runs in the page. */
function listen() {
  const pressed: unknown = Reflect.get(globalThis, "kalivoPressed");
  if (typeof pressed !== "function") throw new Error("presses are not counted");
  document.addEventListener(
    "click",
    (event) => {
      if (event.isTrusted) pressed();
    },
    { capture: true },
  );
}
