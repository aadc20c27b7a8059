import { expect, test } from "vitest";
import { globSync, readFileSync } from "node:fs";

/**
 * The one file with colours, and the manifests, which cannot read CSS variables and are compared with it. Logo and QR code
 * use the tokens --ember, --leaf-chart, --plate and --plate-ink.
 */
const ALLOWED = new Set(["ui/tokens.css", "boot/build/manifests.ts"]);
const COLOUR = /#[\da-f]{3,8}\b(?!\))|\b(?:oklch|oklab|rgba?|hsla?)\((?!from)/gi;

test("no colour stands outside tokens.css", () => {
  const root = new URL("../", import.meta.url);
  const files = globSync("**/*.{css,ts,tsx}", { cwd: root }).filter(
    (file) => !ALLOWED.has(file) && !file.endsWith(".test.ts"),
  );
  expect(files.length).toBeGreaterThan(20);
  const found = files.flatMap((file) => {
    const text = readFileSync(new URL(file, root), "utf8").replaceAll(
      /querySelector(?:All)?(?:<\w+>)?\("[^"]*"\)/g,
      "",
    );
    return [...text.matchAll(COLOUR)].map((match) => `${file}: ${match[0]}`);
  });
  expect(found).toEqual([]);
});
