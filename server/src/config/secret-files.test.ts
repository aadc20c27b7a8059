import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { kalivoHere } from "../../test/support/kalivo-here.ts";
import { readConfig } from "./config.ts";
import { VARIABLES } from "./environment.ts";
import { SECRETS } from "./secret-files.ts";

const KEY = "a key of at least 32 characters really";

let folder: string;
const at = (name: string) => join(folder, name);
const file = (name: string, content: string) => {
  writeFileSync(at(name), content);
  return at(name);
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kalivo-secrets-"));
  mkdirSync(at("passed"));
  mkdirSync(at("none"));
  file("passed/SECRET_KEYS", `${KEY}\n`);
  file("passed/METRICS_TOKEN", "a token of systemd");
  file("empty", " \n");
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a secret is read from the file that its variable names, without the line's end", () => {
  const config = readConfig({
    DEMO: "0",
    PUBLIC_URL: "https://kalivo.example",
    SECRET_KEYS_FILE: file("keys", `${KEY}\r\n`),
    DATABASE_URL_FILE: file("database", "postgresql://kalivo_product:hush@127.0.0.1/kalivo\n"),
    SMTP_URL_FILE: file("smtp", "smtps://user:hush@mail.example"),
  });
  expect(config).toMatchObject({
    secretKeys: [KEY],
    databaseUrl: "postgresql://kalivo_product:hush@127.0.0.1/kalivo",
    smtpUrl: "smtps://user:hush@mail.example",
  });
});

test("the credentials of systemd are read by the names of their variables; those that are not passed are not set", () => {
  const passed = readConfig({ DEMO: "0", CREDENTIALS_DIRECTORY: at("passed") });
  expect(passed).toMatchObject({ secretKeys: [KEY], metricsToken: "a token of systemd", smtpUrl: null });
  expect(readConfig({ CREDENTIALS_DIRECTORY: at("none") }).secretKeys).toBeNull();
});

test.each([
  [
    "is not there",
    { SECRET_KEYS_FILE: "gone" },
    "SECRET_KEYS_FILE cannot be read: /gone: there is no such file",
  ],
  ["is a folder", { SMTP_URL_FILE: "passed" }, "SMTP_URL_FILE cannot be read: /passed: it is a folder"],
  ["is empty", { DATABASE_URL_FILE: "empty" }, "DATABASE_URL_FILE is an empty file: /empty"],
  [
    "is given beside the variable",
    { METRICS_TOKEN: "sixteen letters.", METRICS_TOKEN_FILE: "keys" },
    "METRICS_TOKEN and METRICS_TOKEN_FILE both give METRICS_TOKEN: leave one of them out",
  ],
  [
    "is given beside a credential",
    { SECRET_KEYS_FILE: "keys", CREDENTIALS_DIRECTORY: "passed" },
    "the credential SECRET_KEYS of systemd and SECRET_KEYS_FILE both give SECRET_KEYS: leave one of them out",
  ],
  [
    "is of no secret",
    { PUBLIC_URL_FILE: "keys" },
    "PUBLIC_URL_FILE is not read: PUBLIC_URL is no secret, set the variable itself",
  ],
])("a file that %s ends the start with one sentence and code 2", async (_, named, sentence) => {
  const env = Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, /_FILE$|DIRECTORY$/.test(name) ? at(value) : value]),
  );
  const { code, output } = await kalivoHere(["serve"], { DEMO: "0", ...env });
  expect({ code, output: output.replaceAll(`${folder}/`, "/") }).toEqual({
    code: 2,
    output: `${sentence}\n`,
  });
});

/** Whoever knows one of these can do nothing by it. */
const OPEN = `
  ANDROID_CERT_SHA256 APPLE_TEAM_ID ASSOCIATION_ADDRESS ASSOCIATION_IBAN ASSOCIATION_MAIL ASSOCIATION_NAME
  ASSOCIATION_NUMBER DATABASE_POOL DATABASE_PREPARED DATA_DIR DEMO FIRST_ADMIN GARMIN_API_BASE GARMIN_AUTHORIZE_URL
  GARMIN_CLIENT_ID GARMIN_TOKEN_URL GRACE_SECONDS HOST KALIVO_NOW LOG_FORMAT LOG_LEVEL MAIL_FROM PORT PUBLIC_URL
  SAMPLES_DIR STRAVA_API_BASE STRAVA_CLIENT_ID STRAVA_OAUTH_BASE STRAVA_SUBSCRIPTION_ID STRIPE_API_BASE
  STRIPE_SEPA_CREDITOR_ID TRUST_PROXY WORKER_PORT`;

test("of every variable it is decided whether it is a secret, which may be read from a file", () => {
  const decided = [...OPEN.trim().split(/\s+/), ...SECRETS];
  expect(decided.toSorted()).toEqual(VARIABLES.toSorted());
});
