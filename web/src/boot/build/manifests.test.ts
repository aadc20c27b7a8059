import { LANGUAGES } from "@kalivo/domain/language.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CANVAS, manifest } from "./manifests.ts";

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url));

test("the manifests have the canvas of the themes", () => {
  const tokens = read("src/ui/tokens.css").toString();
  const [light, dark] = [...tokens.matchAll(/--canvas: (#\w{6});/g)].map(([, colour]) => colour);
  expect({ light, dark }).toEqual(CANVAS);
});

test("each language has its own, all of them are one app, and every picture is there", () => {
  const all = LANGUAGES.flatMap((language) => [manifest(language, "light"), manifest(language, "dark")]);
  expect(new Set(all.map(({ id }) => id))).toEqual(new Set(["/"]));
  expect(new Set(all.map(({ lang }) => lang)).size).toBe(LANGUAGES.length);
  const shortcuts = all.map((one) => one.shortcuts.map(({ name }) => name).join());
  expect(new Set(shortcuts).size).toBe(LANGUAGES.length);
  for (const { icons, screenshots } of all)
    for (const { src } of [...icons, ...screenshots]) expect(read(`public${src}`).length).toBeGreaterThan(0);
});
