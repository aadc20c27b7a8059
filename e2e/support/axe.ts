import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

type RunOptions = Parameters<AxeBuilder["options"]>[0];

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** Skips refetching the style sheets, which no rule here needs. */
const QUICK: RunOptions = { resultTypes: ["violations"], preload: false };
const FULL: RunOptions = {
  ...QUICK,
  runOnly: WCAG,
  // The visible label is part of the accessible name (2.5.3); axe still calls this rule experimental.
  rules: { "label-content-name-mismatch": { enabled: true } },
};
/** Without target sizes: axe measures only the visible part of a half covered target; the sweep measures all of it. */
const UNMEASURED: RunOptions = { ...FULL, rules: { ...FULL.rules, "target-size": { enabled: false } } };
/** The rules about colours: the only ones another theme can affect. */
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

/** Violations of WCAG 2.2 AA on the current page or its top layer, by rule and element. */
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

/** Reuses the axe injected by an earlier check of the page, in half the time. */
const axeThere = (page: Page, options: RunOptions, where: string): Promise<Results | undefined> =>
  page.evaluate(
    ([asked, place]) => {
      const layers = [...document.querySelectorAll("[role=dialog], [role=alertdialog]")];
      const context = place === "page" ? document : (layers.at(-1) ?? document);
      return window.axe?.run(context, asked);
    },
    [options, where] as const,
  );

// Legacy mode runs in the page itself instead of a second one, in a third of the time.
const bringAxe = (page: Page, options: RunOptions): Promise<Results> =>
  new AxeBuilder({ page }).setLegacyMode(true).options(options).analyze();
