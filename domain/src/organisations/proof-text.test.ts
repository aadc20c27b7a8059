import { expect, test } from "vitest";
import { isPictureTooThin, proofTextProblem } from "./proof-text.ts";

test("two plain sentences in any script can be posted", () => {
  for (const text of [
    "We planted 340 oaks in Heverlee. Come and see them in spring!",
    "Nous avons servi 1 240 repas chauds. Merci.",
    "زرعنا ثلاثمئة شجرة. شكرا لكم",
    "Bread at 3.50 a loaf, 12.5 kg of it.",
    "Two lines\nare fine.",
  ])
    expect([text, proofTextProblem(text)]).toEqual([text, null]);
});

test("links, markup, what nobody sees and many lines are named", () => {
  expect(proofTextProblem("See https://evil.example/x")).toBe("link");
  expect(proofTextProblem("See WWW.example")).toBe("link");
  expect(proofTextProblem("All about it on our-site.org, thanks")).toBe("link");
  expect(proofTextProblem("Write to us@there")).toBe("link");
  expect(proofTextProblem("<script>alert(1)</script>")).toBe("markup");
  expect(proofTextProblem("<!-- hidden -->")).toBe("markup");
  expect(proofTextProblem("abc\u202Etxt")).toBe("unseen");
  expect(proofTextProblem("\u200B")).toBe("unseen");
  expect(proofTextProblem("a\nb\nc\nd\ne")).toBe("lines");
});

test("a picture of one by four thousand pixels is too thin, and a tiny one too small", () => {
  expect(isPictureTooThin({ width: 1, height: 4000 })).toBe(true);
  expect(isPictureTooThin({ width: 1600, height: 500 })).toBe(true);
  expect(isPictureTooThin({ width: 200, height: 200 })).toBe(true);
  expect(isPictureTooThin({ width: 900, height: 300 })).toBe(false);
});
