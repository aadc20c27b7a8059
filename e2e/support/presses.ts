import type { Page } from "playwright-core";

/**
 * Counts what somebody presses on the pages of a tab from now on, however many pages they see: what is promised in taps is
 * held to what the browser saw, not to what a journey believes to have done. Scrolling is none.
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
