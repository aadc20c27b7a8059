import type { Visit } from "./browser.ts";

/** A desktop shows the three panes side by side, a phone one at a time. */
export async function showPane({ page }: Visit, pane: "Burn" | "Overview" | "Donate"): Promise<void> {
  const tab = page.getByRole("tab", { name: pane });
  await page.getByRole("heading", { level: 1, name: /^Hello,/ }).waitFor();
  if ((await tab.count()) > 0) await tab.click();
}
