import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

test.each([
  [
    { MAIL_FROM: "x" },
    "MAIL_FROM must be an address like post@kalivo.example or Kalivo <post@kalivo.example>",
  ],
  [{ MAIL_FROM: "Kalivo <nobody>" }, "MAIL_FROM must be an address"],
  [{ MAIL_FROM: "Kalivo\r\nBcc: x@y.example <a@b.example>" }, "MAIL_FROM must be an address"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent"],
  [{ LOG_FORMAT: "xml" }, "LOG_FORMAT must be json or text"],
  [{ PUBLIC_URL: "https://kalivo.example/app" }, "PUBLIC_URL must end after the host"],
  [{ PUBLIC_URL: "https://kalivo.example/?a=b" }, "PUBLIC_URL must end after the host"],
  [{ PUBLIC_URL: "kalivo.example" }, "PUBLIC_URL must be a http:// or https:// address"],
])("%j is refused in a sentence", (set, sentence) => {
  expect(() => readConfig(set)).toThrow(sentence);
});

test("an address alone, one with a name, and a host with or without a slash are taken", () => {
  expect(readConfig({ MAIL_FROM: "post@kalivo.example" }).mailFrom).toBe("post@kalivo.example");
  expect(readConfig({ MAIL_FROM: '"Kalivo, vzw" <post@kalivo.example>' }).mailFrom).toContain("post@");
  expect(readConfig({ PUBLIC_URL: "http://localhost:3000/" }).publicUrl).toBe("http://localhost:3000");
});
