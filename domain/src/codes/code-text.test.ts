import { expect, test } from "vitest";
import { parseCodeText, plainCode } from "./code-text.ts";

test("a code is read in any case, with blanks and dashes between", () => {
  for (const typed of ["K7PX24QD", "k7px24qd", " k7px 24qd ", "K7PX-24QD", "k7–px\u200B24 qd\n"])
    expect(parseCodeText(typed)).toBe("K7PX24QD");
});

test("a pasted code link is read too", () => {
  for (const link of [
    "https://kalivo.example/code/K7PX24QD",
    "http://localhost:4000/code/k7px24qd?utm=1#top",
    "kalivo.example/CODE/K7PX24QD/",
  ])
    expect(parseCodeText(link)).toBe("K7PX24QD");
});

test("what cannot be a code is none", () => {
  const never = [
    "",
    "-",
    "K",
    "K7PX24Q",
    "K7PX24QDD",
    "K7PX24Q0",
    "K7PX24QO",
    "K7PX24QI",
    "K7PX24QL",
    "🏃🏃🏃🏃🏃🏃🏃🏃",
  ];
  for (const typed of [...never, "x".repeat(1000), "https://kalivo.example/user/K7PX24QD", "/code/"])
    expect([typed, parseCodeText(typed)]).toEqual([typed, null]);
});

test("what is typed of a code shows as it is stored, before it is whole", () => {
  expect(plainCode(" k7px-24 q")).toBe("K7PX24Q");
});
