import { expect, test } from "vitest";
import { whyProblem } from "./why-i-move.ts";

test("two lines of any script, with emoji and an address, may say why one moves", () => {
  for (const text of [
    "For my dad, who walked everywhere.",
    "For my dad.\nAnd for the forest behind our house.",
    "من أجل الغابة",
    "👩🏽‍🦽 on wheels ❤️",
    "See https://kalivo.example <b>now</b>",
  ])
    expect([text, whyProblem(text)]).toEqual([text, null]);
});

test("a third line, of whatever kind, is one too many", () => {
  for (const text of ["a\nb\nc", "a\n\nb", "a\u2028b\u2029c", "a\r\nb\r\nc"])
    expect([text, whyProblem(text)]).toEqual([text, "lines"]);
});

test("characters that nobody sees are refused", () => {
  for (const text of ["a\u200Bb", "a\u202Eb", "\uFEFFa", "a\u00ADb", "\u200Da", "\u{E0041}a"])
    expect([text, whyProblem(text)]).toEqual([text, "unseen"]);
});
