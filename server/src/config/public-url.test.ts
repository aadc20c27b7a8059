import { expect, test } from "vitest";
import { isReadOnTheWay } from "./public-url.ts";

test.each([
  ["https://kalivo.example", false],
  ["http://localhost:3000", false],
  ["http://kalivo.localhost", false],
  ["http://127.0.0.2:3000", false],
  ["http://[::1]:3000", false],
  ["http://127.example", true],
  ["http://192.168.1.20:3000", true],
  ["http://kalivo.internal", true],
])("what is sent to %s can be read on the way: %s", (publicUrl, readable) => {
  expect(isReadOnTheWay(publicUrl)).toBe(readable);
});
