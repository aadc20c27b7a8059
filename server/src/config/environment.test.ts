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
  [{ PORT: " " }, "PORT must be a port number"],
  [{ PORT: "0x10" }, "PORT must be a port number"],
  [{ PORT: "70000" }, "PORT must be a port number"],
  [{ LOG_FORMAT: "xml" }, "LOG_FORMAT must be json or text"],
  [{ PUBLIC_URL: "https://kalivo.example/app" }, "PUBLIC_URL must end after the host"],
  [{ PUBLIC_URL: "https://kalivo.example/?a=b" }, "PUBLIC_URL must end after the host"],
  [{ PUBLIC_URL: "https://:hush@kalivo.example" }, "PUBLIC_URL must end after the host"],
  [{ PUBLIC_URL: "https://kalivo.example#" }, "PUBLIC_URL must end after the host"],
  [{ PUBLIC_URL: "https://kalivo.example?" }, "PUBLIC_URL must end after the host"],
  [{ SMTP_URL: "smtp://" }, "SMTP_URL must name the server"],
  [
    { SMTP_URL: "smtp://me:hu%sh@mail.example" },
    "SMTP_URL must name the server, and a % in a user or password",
  ],
  [{ PUBLIC_URL: "HTTPS://Kalivo.example" }, "DEMO must be said with an https PUBLIC_URL"],
  [{ PUBLIC_URL: "kalivo.example" }, "PUBLIC_URL must be a http:// or https:// address"],
  [{ PORT: "70000" }, "PORT must be a port number"],
  [{ WORKER_PORT: "0" }, "WORKER_PORT must be a port number"],
  [{ WORKER_PORT: "30.5" }, "WORKER_PORT must be a port number"],
])("%j is refused in a sentence", (set, sentence) => {
  expect(() => readConfig(set)).toThrow(sentence);
});

test("an address alone, one with a name, and a host with or without a slash are taken", () => {
  expect(readConfig({ MAIL_FROM: "post@kalivo.example" }).mailFrom).toBe("post@kalivo.example");
  expect(readConfig({ MAIL_FROM: '"Kalivo, vzw" <post@kalivo.example>' }).mailFrom).toContain("post@");
  expect(readConfig({ PUBLIC_URL: "http://localhost:3000/" }).publicUrl).toBe("http://localhost:3000");
});

const BEHIND = [
  "/inbox",
  "?tls=optional&pool=1",
  "?TLS=optional",
  "?tls=optional&tls=required",
  "#x",
  "/?pool",
];

test.each(BEHIND)("SMTP_URL with %s behind the host is refused: nothing reads it", (rest) => {
  expect(() => readConfig({ SMTP_URL: `smtps://me:hush@mail.example:465${rest}` })).toThrow(
    "SMTP_URL must end after the host and its port, but for ?tls=required or ?tls=optional; in a password / ? # are written %2F %3F %23",
  );
});

test.each(["", "/", "?tls=optional", "/?tls=required"])(
  "SMTP_URL with %s behind the host is taken",
  (rest) => {
    const SMTP_URL = `smtp://mail.example${rest}`;
    expect(readConfig({ DEMO: "1", SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  },
);
