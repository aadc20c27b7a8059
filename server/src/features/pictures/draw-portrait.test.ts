import { createHash } from "node:crypto";
import peeps from "@dicebear/styles/open-peeps.json" with { type: "json" };
import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { PORTRAIT_STYLE } from "@kalivo/domain/people/portrait.ts";
import { drawPortrait } from "./draw-portrait.ts";

const SEEDS = Array.from({ length: 200 }, (_, n) => `seed${String(n).padStart(8, "0")}`);

test("the style may be drawn by anybody for anything", () => {
  expect(peeps.meta.license.name).toBe("CC0 1.0");
});

test("a seed is one face, and two hundred seeds are two hundred", () => {
  expect(new Set(SEEDS.map(drawPortrait)).size).toBe(SEEDS.length);
  expect(drawPortrait("seed00000000")).toBe(drawPortrait("seed00000000"));
});

test("a face is drawn as it was: another drawing is another style, for an address is kept for ever", () => {
  const drawn = createHash("sha256").update(SEEDS.map(drawPortrait).join("")).digest("hex");
  expect({ [PORTRAIT_STYLE]: drawn }).toMatchInlineSnapshot(`
    {
      "1": "49886ab71a2d4467b2d711eb672e86e2ab80e1cf7e7c603dd84ee5cc14db16c9",
    }
  `);
});

test("nothing in a portrait runs, leads elsewhere or is fetched", () => {
  for (const seed of SEEDS) {
    const parser = new SaxesParser();
    const found: string[] = [];
    parser.on("opentag", ({ name, attributes }) => {
      if (/^(script|a|image|foreignObject|style|animate)$/iu.test(name)) found.push(name);
      for (const [attribute, value] of Object.entries(attributes)) {
        const leads = /^on/iu.test(attribute) || /url\((?!#)|javascript:/iu.test(value);
        const away = /href$/iu.test(attribute) && !value.startsWith("#");
        if (leads || away) found.push(`${attribute}="${value}"`);
      }
    });
    parser.write(drawPortrait(seed)).close();
    expect([seed, found]).toEqual([seed, []]);
  }
});
