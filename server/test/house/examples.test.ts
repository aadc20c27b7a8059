import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "../../src/config/config.ts";
import { TEST_KEY } from "../support/product.ts";

// What stands in the examples of an environment and was not changed would send mails to nobody, or money to somebody else.

const root = join(import.meta.dirname, "../../..");
const examples = ["deploy/kalivo.env.example", ".env.example"].flatMap((file) =>
  Array.from(
    readFileSync(join(root, file), "utf8").matchAll(/^#?([A-Z][A-Z0-9_]*)=(.+)$/gm),
    ([, name = "", value = ""]) => ({ file, name, value: value.replaceAll('"', "") }),
  ).filter(({ name }) => !name.endsWith("_FILE")),
);

/** Right as they stand there, refused by a rule of their own, or of no use to anybody until changed. */
const HARMLESS = `
  DEMO TRUST_PROXY PORT HOST WORKER_PORT DATA_DIR DATABASE_POOL DATABASE_PREPARED GRACE_SECONDS LOG_LEVEL LOG_FORMAT
  DATABASE_URL DATABASE_OWNER_URL DATABASE_DIRECT_URL DATABASE_READ_URL
  STRAVA_OAUTH_BASE STRAVA_API_BASE GARMIN_AUTHORIZE_URL GARMIN_TOKEN_URL GARMIN_API_BASE
  KALIVO_NOW STRIPE_API_BASE STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET`.split(/\s+/);

const LIVE = {
  PUBLIC_URL: "https://kalivo.example",
  STRIPE_SECRET_KEY: "rk_live_a",
  STRIPE_WEBHOOK_SECRET: "whsec_ofTestsOnly4711xyz",
};

const whyNot = (env: Record<string, string>) => {
  try {
    readConfig({ SECRET_KEYS: TEST_KEY, ...env });
    return null;
  } catch (error) {
    return String(error);
  }
};

test("each example that would do harm is refused with DEMO=0 until it is changed, and none in a demo", () => {
  const harmful = examples.filter(({ name }) => !HARMLESS.includes(name));
  expect(new Set(harmful.map(({ name }) => name)).size).toBeGreaterThan(8);
  for (const { file, name, value } of harmful) {
    // Of the address of the demo on this machine nothing leaves it: then it is right.
    if (value.startsWith("http://localhost")) continue;
    expect([file, name, whyNot({ ...LIVE, DEMO: "0", [name]: value })]).toEqual([
      file,
      name,
      `ConfigError: ${name} is still what the example has: set your own, or take it out`,
    ]);
    expect([file, name, whyNot({ DEMO: "1", ...inDemo, [name]: value })]).toEqual([file, name, null]);
  }
});

test("all that is left is named at once, and not one at each start", () => {
  const left = Object.fromEntries(
    examples
      .filter(({ file, name }) => file.startsWith("deploy/") && !HARMLESS.includes(name))
      .map(({ name, value }) => [name, value]),
  );
  expect(whyNot({ ...LIVE, DEMO: "0", ...left })).toBe(
    "ConfigError: PUBLIC_URL, ASSOCIATION_MAIL, FIRST_ADMIN, MAIL_FROM, ASSOCIATION_NAME, ASSOCIATION_ADDRESS, ASSOCIATION_NUMBER, ASSOCIATION_IBAN and STRIPE_SEPA_CREDITOR_ID are still what the example has: set your own, or take them out",
  );
  expect(whyNot({ ...LIVE, DEMO: "0", PORT: "many", FIRST_ADMIN: "nobody" })?.split("\n")).toEqual([
    expect.stringContaining("ConfigError: PORT "),
    expect.stringContaining("FIRST_ADMIN must be an email address"),
  ]);
});

const inDemo = { STRIPE_SECRET_KEY: "rk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a" };

test.each([
  { FIRST_ADMIN: "an@mail.Example.com" },
  { ASSOCIATION_MAIL: "info@example.net" },
  { MAIL_FROM: "hello@example.org" },
  { PUBLIC_URL: "https://example.com" },
  { SMTP_URL: "smtps://me:hush@smtp.example.org:465" },
  { ASSOCIATION_IBAN: "BE68539007547034" },
  { ASSOCIATION_NUMBER: "BE0123456749" },
])("an address that is kept for examples is nobody's, however it is written: %o", (env) => {
  const [name = ""] = Object.keys(env);
  expect(whyNot({ ...LIVE, DEMO: "0", ...env })).toMatch(
    new RegExp(`^ConfigError: ${name} is still what the example has`),
  );
});

test.each([
  { FIRST_ADMIN: "example.org@kalivo.example" },
  { PUBLIC_URL: "https://example.org.kalivo.example" },
  { SMTP_URL: "smtps://me%40example.org:hush@mail.kalivo.example" },
  { MAIL_FROM: "example.org <hello@myexample.org>" },
])("what only looks like one is taken: %o", (env) => {
  expect(whyNot({ ...LIVE, DEMO: "0", ...env })).toBeNull();
});

test("a trial in test mode may have the creditor identifier of the example", () => {
  const trial = { ...LIVE, ...inDemo, DEMO: "0", STRIPE_SEPA_CREDITOR_ID: "BE69ZZZ0999999999" };
  expect(whyNot(trial)).toBeNull();
});
