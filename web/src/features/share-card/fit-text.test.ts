import { expect, test } from "vitest";
import { fitText } from "./fit-text.ts";

/** Every letter is half as wide as its font size. */
const measure = (text: string, size: number) => ([...new Intl.Segmenter().segment(text)].length * size) / 2;
const sizes = { most: 40, least: 20 };

test("what fits keeps its size, what is wider becomes smaller, what is far too wide is cut at a whole letter", () => {
  expect(fitText("Noor", 100, sizes, measure)).toEqual({ text: "Noor", size: 40 });
  expect(fitText("Noor Backed", 150, sizes, measure)).toEqual({ text: "Noor Backed", size: 27 });
  expect(fitText("N".repeat(200), 100, sizes, measure)).toEqual({ text: `${"N".repeat(9)}…`, size: 20 });
  const family = "👨‍👩‍👧";
  expect(fitText(family.repeat(30), 50, sizes, measure)).toEqual({ text: `${family.repeat(4)}…`, size: 20 });
});
