import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { ConfigError } from "./config-error.ts";

const why = (env: Record<string, string>) => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return null;
};

const KEY = "a key of at least 32 characters really";
const PRODUCTION = { DEMO: "0", SECRET_KEYS: KEY };
const TEST_MODE = { DEMO: "1", STRIPE_SECRET_KEY: "sk_test_a", STRIPE_WEBHOOK_SECRET: "whsec_a" };

test("a demo may have a test key of Stripe", () => {
  expect(
    readConfig({
      ...TEST_MODE,
      STRIPE_WEBHOOK_SECRET: "whsec_old, whsec_new",
      STRIPE_SEPA_CREDITOR_ID: "BE69ZZZ0999999999",
    }),
  ).toMatchObject({
    demo: true,
    stripe: {
      secretKey: "sk_test_a",
      webhookSecrets: ["whsec_old", "whsec_new"],
      sepaCreditorId: "BE69ZZZ0999999999",
      apiBase: null,
    },
  });
  expect(readConfig({}).stripe).toBeNull();
});

test("Strava and Garmin are connected with their credentials, at their own addresses unless others are given", () => {
  expect(readConfig({})).toMatchObject({ strava: null, garmin: null });
  const { strava, garmin } = readConfig({
    STRAVA_CLIENT_ID: "12345",
    STRAVA_CLIENT_SECRET: "hush",
    STRAVA_VERIFY_TOKEN: "sixteen letters.",
    STRAVA_API_BASE: "https://api-v3.strava.com/",
    GARMIN_CLIENT_ID: "aa-bb",
    GARMIN_CLIENT_SECRET: "hush",
    DEMO: "1",
  });
  expect(strava).toEqual({
    clientId: "12345",
    clientSecret: "hush",
    verifyToken: "sixteen letters.",
    subscriptionId: null,
    oauthBase: "https://www.strava.com/oauth",
    apiBase: "https://api-v3.strava.com",
  });
  expect(garmin).toMatchObject({
    clientId: "aa-bb",
    authorizeUrl: "https://connect.garmin.com/oauth2Confirm",
  });
});

test("nothing set is the demo, for this machine only", () => {
  expect(readConfig({ HOST: "0.0.0.0" }).host).toBe("0.0.0.0");
  expect(readConfig({ ...PRODUCTION, PUBLIC_URL: "https://kalivo.example" }).host).toBe("0.0.0.0");
  expect(readConfig({})).toMatchObject({
    demo: true,
    host: "127.0.0.1",
    port: 3000,
    publicUrl: "http://localhost:3000",
    databaseUrl: null,
  });
});

test("an own database without a word about the demo is production", () => {
  expect(why({ DATABASE_URL: "postgres://db/kalivo" })).toMatch(/PUBLIC_URL is required/);
  expect(
    readConfig({
      DATABASE_URL: "postgres://db/kalivo",
      PUBLIC_URL: "http://kalivo.internal/",
      SECRET_KEYS: KEY,
    }),
  ).toMatchObject({ demo: false, publicUrl: "http://kalivo.internal" });
});

test.each([
  [{ PUBLIC_URL: "https://kalivo.example" }, "an https PUBLIC_URL"],
  [{ DATABASE_URL: "postgres://db/kalivo", PUBLIC_URL: "https://kalivo.example" }, "an https PUBLIC_URL"],
  [{ SMTP_URL: "smtps://mail.example" }, "SMTP_URL"],
  [{ STRIPE_SECRET_KEY: "rk_live_a", STRIPE_WEBHOOK_SECRET: "whsec_a", PUBLIC_URL: "" }, "STRIPE_SECRET_KEY"],
  [
    { STRAVA_CLIENT_ID: "1", STRAVA_CLIENT_SECRET: "hush", STRAVA_VERIFY_TOKEN: "sixteen letters." },
    "STRAVA_CLIENT_ID",
  ],
  [{ GARMIN_CLIENT_ID: "aa", GARMIN_CLIENT_SECRET: "hush" }, "GARMIN_CLIENT_ID"],
])("nobody guesses whether it is a demo where %o points at other people", (env, what) => {
  expect(why(env)).toBe(
    `DEMO must be said with ${what}: DEMO=0 for real people and money, DEMO=1 for a demo, in which anybody may move the clock and read the mail`,
  );
});

test("production needs keys of the operator; blanks around them are no part of a key", () => {
  const { SECRET_KEYS: _, ...keyless } = PRODUCTION;
  expect(why(keyless)).toMatch(/^SECRET_KEYS is required with DEMO=0: make a key/);
  expect(readConfig({ ...PRODUCTION, SECRET_KEYS: ` ${KEY} , ${KEY}2 ` }).secretKeys).toEqual([
    KEY,
    `${KEY}2`,
  ]);
  expect(readConfig({}).secretKeys).toBeNull();
});

test.each([
  ["0", []],
  ["1", ["127.0.0.0/8", "::1"]],
  ["10.0.0.5, 192.168.0.0/16,2001:db8::/32", ["10.0.0.5", "192.168.0.0/16", "2001:db8::/32"]],
])("TRUST_PROXY %s names the proxies", (typed, proxies) => {
  expect(readConfig({ TRUST_PROXY: typed }).trustedProxies).toEqual(proxies);
});

test.each([
  "2",
  "true",
  "nginx",
  "10.0.0.0/0",
  "0.0.0.0/1,128.0.0.0/1",
  "::ffff:0:0/96",
  "::ffff:0:0/97",
  "::/8",
  Array.from({ length: 32 }, (_, part) => `${part}.0.0.0/8`).join(),
  "8000::/1",
  "::/0",
  "10.0.0.0/33",
  "10.0.0.1,",
  "fe80::1%eth0",
  "10.0.0.1/8/8",
])("TRUST_PROXY %s is refused: it would believe nobody, or everybody", (typed) => {
  expect(why({ TRUST_PROXY: typed })).toMatch(/^TRUST_PROXY must be 0, 1 \(a proxy on this machine\) or the/);
});

test("a first look at DEMO=0 needs no address: nothing of it leaves this machine", () => {
  expect(readConfig(PRODUCTION)).toMatchObject({ demo: false, publicUrl: "http://localhost:3000" });
  expect(why({ ...PRODUCTION, SMTP_URL: "smtp://mail.example" })).toMatch(/PUBLIC_URL is required/);
});

test("an empty variable counts as not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "" })).toMatchObject({ port: 3000, databaseUrl: null });
});

test.each([
  [{ PORT: "http" }, "PORT must be a port number"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL must be a postgresql:// address"],
  [{ DATABASE_READ_URL: "replica.internal" }, "DATABASE_READ_URL must be a postgresql:// address"],
  [
    { DATABASE_READ_URL: "postgresql://replica/kalivo" },
    "DATABASE_READ_URL does nothing without DATABASE_URL: set both, or neither",
  ],
  [
    { DATABASE_DIRECT_URL: "postgresql://db/kalivo" },
    "DATABASE_DIRECT_URL does nothing without DATABASE_URL: set both, or neither",
  ],
  [{ DATABASE_POOL: "many" }, "DATABASE_POOL must be a number of connections"],
  [{ DATABASE_POOL: "0" }, "DATABASE_POOL must be at least 1"],
  [{ DATABASE_POOL: "1.5" }, "DATABASE_POOL must be a whole number of connections"],
  [{ DATABASE_PREPARED: "yes" }, "DATABASE_PREPARED must be 0 or 1"],
  [{ GRACE_SECONDS: "soon" }, "GRACE_SECONDS must be a number of seconds"],
  [{ GRACE_SECONDS: "301" }, "GRACE_SECONDS must be at most 300"],
  [{ SMTP_URL: "mail.example" }, "SMTP_URL must be a smtp:// or smtps:// address"],
  [{ SMTP_URL: "smtp://mail.example?tls=no" }, "SMTP_URL takes ?tls=required or ?tls=optional"],
  [{ DEMO: "yes" }, "DEMO must be 0 or 1"],
  [{ SECRET_KEYS: "short" }, "SECRET_KEYS needs keys of at least 32 characters, separated by commas"],
  [{ KALIVO_NOW: "tomorrow" }, "KALIVO_NOW must be an instant like 2026-11-30T12:00:00Z"],
  [
    { DEMO: "1", STRIPE_SECRET_KEY: "sk_live_abc", STRIPE_WEBHOOK_SECRET: "whsec_a" },
    "DEMO=1 and a live STRIPE_SECRET_KEY exclude each other: set DEMO=0 for real payments",
  ],
  [
    { DEMO: "0", PUBLIC_URL: "https://x.example", KALIVO_NOW: "2026-11-30T12:00:00Z" },
    "KALIVO_NOW moves the clock of the demo only: unset it, or set DEMO=1",
  ],
  [
    { STRAVA_CLIENT_ID: "12345" },
    "STRAVA_CLIENT_SECRET is required with STRAVA_CLIENT_ID: without it nobody can connect",
  ],
  [
    { STRAVA_CLIENT_ID: "12345", STRAVA_CLIENT_SECRET: "hush" },
    "STRAVA_VERIFY_TOKEN is required with STRAVA_CLIENT_ID: with it Strava and we agree on the webhook",
  ],
  [
    { STRAVA_SUBSCRIPTION_ID: "1" },
    "STRAVA_SUBSCRIPTION_ID does nothing without STRAVA_CLIENT_ID: set both, or neither",
  ],
  [{ FIRST_ADMIN: "me" }, "FIRST_ADMIN must be an email address"],
  [{ ASSOCIATION_NAME: "x".repeat(71) }, "ASSOCIATION_NAME must have at most 70 characters"],
  [{ STRAVA_CLIENT_ID: "me" }, "STRAVA_CLIENT_ID must be the number that Strava shows as Client ID"],
  [
    { GARMIN_CLIENT_SECRET: "hush" },
    "GARMIN_CLIENT_SECRET does nothing without GARMIN_CLIENT_ID: set both, or neither",
  ],
  [
    { GARMIN_CLIENT_ID: "aa-bb" },
    "GARMIN_CLIENT_SECRET is required with GARMIN_CLIENT_ID: without it nobody can connect",
  ],
  [{ STRIPE_SECRET_KEY: "pk_test_a" }, "STRIPE_SECRET_KEY must start with sk_ or rk_, then test_ or live_"],
  [
    { DEMO: "1", STRIPE_SECRET_KEY: "sk_test_a" },
    "STRIPE_WEBHOOK_SECRET is required with STRIPE_SECRET_KEY: without it no word of Stripe can be believed",
  ],
  [
    { STRIPE_WEBHOOK_SECRET: "whsec_a" },
    "STRIPE_WEBHOOK_SECRET does nothing without STRIPE_SECRET_KEY: set both, or neither",
  ],
  [
    { ...TEST_MODE, STRIPE_WEBHOOK_SECRET: "whsec_a,secret" },
    "STRIPE_WEBHOOK_SECRET must start with whsec_; two are separated by a comma",
  ],
  [
    { ...TEST_MODE, STRIPE_WEBHOOK_SECRET: "whsec_a,whsec_b,whsec_c" },
    "STRIPE_WEBHOOK_SECRET takes one secret, or two while they are being exchanged",
  ],
  [
    { ...TEST_MODE, STRIPE_SEPA_CREDITOR_ID: "BE69" },
    "STRIPE_SEPA_CREDITOR_ID must be a SEPA creditor identifier like BE69ZZZ0999999999",
  ],
  [
    { ...TEST_MODE, STRIPE_API_BASE: "https://api.stripe.example" },
    "STRIPE_API_BASE is for tests and must be http://127.0.0.1:port",
  ],
  [
    {
      ...TEST_MODE,
      DEMO: "0",
      PUBLIC_URL: "https://x.example",
      STRIPE_SECRET_KEY: "rk_live_a",
      STRIPE_API_BASE: "http://127.0.0.1:4000",
    },
    "STRIPE_API_BASE is for tests: unset it to use a live STRIPE_SECRET_KEY",
  ],
  [
    { ...TEST_MODE, DEMO: "0", PUBLIC_URL: "http://x.example", STRIPE_SECRET_KEY: "rk_live_a" },
    "PUBLIC_URL must begin with https:// with a live STRIPE_SECRET_KEY: payers come back to it from Stripe",
  ],
])("a wrong variable is one clear sentence: %o", (env, sentence) => {
  expect(why(env)).toBe(sentence);
});

test("a process that is told to stop serves on for some seconds, the demo's ends at once", () => {
  expect(readConfig({}).graceMs).toBe(0);
  expect(readConfig(PRODUCTION).graceMs).toBe(5_000);
  expect(readConfig({ ...PRODUCTION, GRACE_SECONDS: "0.5" }).graceMs).toBe(500);
});
