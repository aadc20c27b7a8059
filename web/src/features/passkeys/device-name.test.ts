import { expect, test } from "vitest";
import { deviceName } from "./device-name.ts";

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15", "iPhone"],
  ["Mozilla/5.0 (Linux; Android 16; Pixel 10) Chrome/150.0", "Android"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15", "Mac"],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/150.0", "Windows"],
  ["something else", "Passkey"],
])("a new passkey is named by its device: %s", (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});
