import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** Each has letters that the others lack. */
export const FONT_SUBSETS = ["latin", "latin-ext", "vietnamese"] as const;
export type FontFile = { subset: (typeof FONT_SUBSETS)[number]; weight: number; data: Buffer };

/** The product's own typeface, for server-side drawing: link previews, documents. */
export function readFonts(weights: readonly number[]): Promise<FontFile[]> {
  const { resolve } = createRequire(import.meta.url);
  const font = async (subset: FontFile["subset"], weight: number): Promise<FontFile> => ({
    subset,
    weight,
    data: await readFile(
      resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-${subset}-${weight}-normal.woff`),
    ),
  });
  return Promise.all(FONT_SUBSETS.flatMap((subset) => weights.map((weight) => font(subset, weight))));
}
