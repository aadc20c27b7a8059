import { afterEach, expect, test, vi } from "vitest";
import { hasRoom } from "./quiet-fetch.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a browser that tells nothing", undefined, true],
  ["a quick line", { effectiveType: "4g" }, true],
  ["Wi-Fi", { type: "wifi", effectiveType: "4g" }, true],
  ["a phone's own line", { type: "cellular", effectiveType: "4g" }, false],
  ["a slow line", { effectiveType: "3g" }, false],
  ["somebody who saves data", { saveData: true, effectiveType: "4g" }, false],
])("a large file comes ahead of time only where it costs nobody anything: %s", (_, connection, room) => {
  vi.stubGlobal("navigator", { connection });
  expect(hasRoom()).toBe(room);
});
