import { expect, test } from "vitest";
import { codeBehind } from "./scanned-code.ts";

const PREFIX = "https://kalivo.example/code/";

test("a scanned text counts only behind the product's own link", () => {
  expect(codeBehind(PREFIX, "https://kalivo.example/code/K7PX24QD")).toBe("K7PX24QD");
  expect(codeBehind(PREFIX, " https://kalivo.example/code/k7px-24qd?utm=1 ")).toBe("K7PX24QD");
  const foreign = [
    "K7PX24QD",
    "https://evil.example/code/K7PX24QD",
    "http://kalivo.example/code/K7PX24QD",
    "",
  ];
  for (const scanned of foreign) expect(codeBehind(PREFIX, scanned)).toBeNull();
});
