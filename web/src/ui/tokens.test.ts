import { expect, test } from "vitest";
import { readFileSync } from "node:fs";

const css = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const light = colours(block(":root {"));
const dark = colours(block(':root[data-theme="dark"] {'));

/** Every colour pair of design §3.2. */
const TEXT = `ink/canvas ink/surface ink/sunken ink/raised ink-2/canvas ink-2/surface ink-2/sunken ink-2/raised
  ink-3/canvas ink-3/surface ink-3/sunken ink-3/raised on-leaf/leaf on-leaf/leaf-press leaf-text/canvas
  leaf-text/surface leaf-text/raised leaf-text/leaf-soft ink-2/leaf-soft on-ember/ember on-ember/ember-press
  ember-text/canvas ember-text/surface ember-text/raised ember-text/ember-soft ink-2/ember-soft on-ember/sun
  sun-text/sun-soft ink/sun-soft on-danger/danger on-danger/danger-press danger-text/surface
  danger-text/danger-soft ink/danger-soft info-text/info-soft ink/info-soft canvas/ink`;
const GRAPHIC = `line-strong/canvas line-strong/surface line-strong/sunken line-strong/raised leaf/canvas
  leaf/surface leaf/sunken leaf-chart/surface ember/canvas ember/surface danger/surface focus/canvas
  focus/surface focus/sunken focus/raised`;

test.each([
  ["text", TEXT, 4.5],
  ["graphics", GRAPHIC, 3],
])("every pair of %s has its contrast in light and dark", (_, pairs, least) => {
  const tooClose = pairs.split(/\s+/).filter((pair) => {
    const [over, under] = pair.split("/");
    return [light, dark].some((theme) => contrast(theme, over, under) < least);
  });
  expect(tooClose).toEqual([]);
});

test("the dark theme is the same whether chosen or followed from the system", () => {
  expect(colours(block(":root:not([data-theme]) {"))).toEqual(dark);
});

test("both themes name the same colours", () => {
  expect([...light.keys()].filter((name) => !dark.has(name))).toEqual(["plate", "plate-ink", "brand-night"]);
});

function block(selector: string): string {
  const start = css.indexOf(selector);
  return css.slice(start, css.indexOf("}", start));
}

function colours(text: string): Map<string, string> {
  const found = text.matchAll(/--([\w-]+): (#[\da-f]{6});/g);
  return new Map([...found].map((match) => [match[1] ?? "", match[2] ?? ""]));
}

function contrast(theme: Map<string, string>, over = "", under = ""): number {
  const [a, b] = [luminance(theme.get(over)), luminance(theme.get(under))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(hex = ""): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
