import { expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const why = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

test("nothing set is the demo on this machine", () => {
  expect(readConfig({})).toMatchObject({
    demo: true,
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
  });
});

test("an own database without a word about the demo is production", () => {
  expect(why({ DATABASE_URL: "postgres://db/kalivo" })).toMatch(/PUBLIC_URL is required/);
  expect(
    readConfig({ DATABASE_URL: "postgres://db/kalivo", PUBLIC_URL: "https://kalivo.example/" }),
  ).toMatchObject({
    demo: false,
    publicUrl: "https://kalivo.example",
  });
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  [{ PORT: "http" }, "PORT must be a port number"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be a postgresql:// address"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be a smtp:// or smtps:// address"],
  [{ DEMO: "yes" }, "DEMO must be 0 or 1"],
  [{ SECRET_KEYS: "short" }, "SECRET_KEYS needs keys of at least 32 characters, separated by commas"],
  [{ KALIVO_NOW: "tomorrow" }, "KALIVO_NOW must be an instant like 2026-11-30T12:00:00Z"],
  [
    { DEMO: "1", STRIPE_SECRET_KEY: "sk_live_abc" },
    "DEMO=1 and a live STRIPE_SECRET_KEY exclude each other: set DEMO=0 for real payments",
  ],
  [
    { DEMO: "0", PUBLIC_URL: "https://x.example", KALIVO_NOW: "2026-11-30T12:00:00Z" },
    "KALIVO_NOW moves the clock of the demo only: unset it, or set DEMO=1",
  ],
])("a wrong variable is one clear sentence: %o", (env, sentence) => {
  expect(why(env)).toBe(sentence);
});
