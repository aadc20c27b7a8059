import { expect, test } from "vitest";
import { qrModules, qrPath } from "./qr-picture.ts";

const LINK = "https://kalivo.example/code/K7PX24QD";

test("the QR code has a quiet zone of four modules on every side", () => {
  const { size, dark } = qrModules(LINK);
  const edges = dark.flatMap(({ x, y }) => [x, y]);
  expect([Math.min(...edges), Math.max(...edges)]).toEqual([4, size - 5]);
});

test("36 characters at level Q need version 4: 33 modules and the quiet zone", () => {
  expect(qrModules(LINK).size).toBe(33 + 8);
});

test("the path draws every dark module once", () => {
  const modules = qrModules(LINK);
  expect(qrPath(modules).split("M").length - 1).toBe(modules.dark.length);
});
