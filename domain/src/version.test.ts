import { expect, test } from "vitest";
import { compareVersions } from "./version.ts";

test("equal versions raise no warning", () => {
  expect(compareVersions("1.2.3", "1.2.3")).toBe("same");
  expect(compareVersions("1.2.3", "1.2.3\n")).toBe("same");
});

test("the first part that differs decides, as a number", () => {
  expect(compareVersions("1.9.9", "1.10.0")).toBe("server ahead");
  expect(compareVersions("2.0.0", "1.99.99")).toBe("server behind");
  expect(compareVersions("1.2.4", "1.2.3")).toBe("server behind");
  expect(compareVersions("0.9.9", "1.0.0")).toBe("server ahead");
});

test("a garbled version counts as zeros", () => {
  expect(compareVersions("0.0.0", "<html>")).toBe("same");
  expect(compareVersions("1.0", "1.0.0")).toBe("same");
});
