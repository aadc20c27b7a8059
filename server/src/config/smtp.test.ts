import { expect, test } from "vitest";
import { requiresTls } from "./smtp.ts";

test.each([
  ["smtp://mail.example", true],
  ["smtps://mail.example", false],
  ["smtp://user:pass@mail.example:587", true],
  ["smtp://10.0.0.5", true],
  ["smtp://127.mail.example", true],
  ["smtp://mail.example?tls=optional", false],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1", false],
  ["smtp://[::1]:25", false],
  ["smtp://localhost?tls=required", true],
])("%s asks for encryption before anything is sent: %s", (url, required) => {
  expect(requiresTls(url)).toBe(required);
});
