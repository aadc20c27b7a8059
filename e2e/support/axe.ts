import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Nothing of it needs the style sheets fetched once more. */
const QUICK: RunOptions = { resultTypes: ["violations"], preload: false };
const FULL: RunOptions = {
  ...QUICK,
  runOnly: WCAG,
  // What is read on a button is part of what it is called (2.5.3); axe still calls this rule experimental.
  rules: { "label-content-name-mismatch": { enabled: true } },
};
/** Of what a bar at the foot of the window half covers axe sees half; the sweep measures the whole of every target itself. */
const UNMEASURED: RunOptions = { ...FULL, rules: { ...FULL.rules, "target-size": { enabled: false } } };
/** The rules that see colours: all that another theme can change. */
const COLOURS: RunOptions = {
  ...QUICK,
  runOnly: ["color-contrast", "link-in-text-block"],
};

type Results = { violations: { id: string; nodes: { target: unknown[] }[] }[] };

declare global {
  interface Window {
    axe?: { run: (context: Document | Element, options: RunOptions) => Promise<Results> };
  }
}

/** What breaks WCAG 2.2 AA on the page as it stands, by rule and element; in the layer on top where one is asked for. */
export async function axeViolations(
  page: Page,
  { rules = "all", where = "page" }: { rules?: "all" | "colours"; where?: "page" | "top layer" } = {},
): Promise<string[]> {
  const all = where === "page" ? FULL : UNMEASURED;
  const options = rules === "all" ? all : COLOURS;
  const { violations } = (await axeThere(page, options, where)) ?? (await bringAxe(page, options));
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.map(String).join(" ")).join(", ")}`,
  );
}

/** The first look at a page brings axe into it, the next ones find it there: half the time. */
const axeThere = (page: Page, options: RunOptions, where: string): Promise<Results | undefined> =>
  page.evaluate(
    ([asked, place]) => {
      const layers = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
      const context = place === "page" ? document : (layers.at(-1) ?? document);
      return window.axe?.run(context, asked);
    },
    [options, where] as const,
  );

// Legacy: in the page itself instead of a second one; it takes a third of the time.
const bringAxe = (page: Page, options: RunOptions): Promise<Results> =>
  new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
