import { once } from "node:events";
import { createServer } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#server-test/support/process.ts";
import { kalivoHere } from "#server-test/support/kalivo-here.ts";
import { TEST_KEY, useProduct } from "#server-test/support/product.ts";
import { startSmtpServer } from "#server-test/support/smtp-server.ts";
import { stripeEnvironment, useStripeFake } from "#server-test/support/stripe-on-fake.ts";
import { RESTRICTED_KEY } from "#server-test/stripe-fake/access.ts";
import { readConfig } from "../../config/config.ts";
import { checkAddress } from "./address-checks.ts";
import { runChecks } from "./check.ts";
import { checkDisk, judgeRoom } from "./machine-checks.ts";

const kalivo = useProduct({ SECRET_KEYS: TEST_KEY });
const stripe = useStripeFake();
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let origin: string;

beforeAll(async () => {
  smtp = await startSmtpServer(() => "accept");
  origin = await kalivo.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => smtp.stop());

type Told = { check: string; level: string; found: string; todo?: string };

async function doctor(changes: Record<string, string> = {}) {
  const { code, output } = await kalivoHere(["doctor", "--json"], {
    DATABASE_URL: kalivo.product.directString,
    DEMO: "1",
    SECRET_KEYS: TEST_KEY,
    SMTP_URL: smtp.url,
    PUBLIC_URL: origin,
    ...stripeEnvironment(stripe.fake),
    STRIPE_SECRET_KEY: RESTRICTED_KEY,
    ...changes,
  });
  const { checks }: { checks: Told[] } = JSON.parse(output);
  const of = (check: string) => checks.find((one) => one.check === check);
  return { code, output, of };
}

test("what is right is said to be right, over real connections", async () => {
  const { of } = await doctor();
  expect(of("database")).toMatchObject({ level: "ok", found: expect.stringContaining("PostgreSQL 18") });
  expect(of("database disk")).toMatchObject({ level: "ok" });
  expect(of("encoding")).toMatchObject({ level: "ok" });
  expect(of("role")).toEqual({ check: "role", level: "ok", found: "it serves and may not migrate" });
  expect(of("extensions")).toMatchObject({ level: "ok" });
  expect(of("schema")).toEqual({ check: "schema", level: "ok", found: "fits this build" });
  expect(of("clock")).toMatchObject({ level: "ok" });
  expect(of("mail server")).toEqual({
    check: "mail server",
    level: "ok",
    found: "127.0.0.1 takes our sign-in",
  });
  expect(of("payments")).toMatchObject({
    level: "ok",
    found: "Stripe takes the key (test mode: no real money)",
  });
  expect(of("webhook")).toMatchObject({ level: "ok" });
  expect(of("public address")).toEqual({
    check: "public address",
    level: "ok",
    found: `${origin} is this installation`,
  });
  expect(of("proxy")).toMatchObject({ level: "ok" });
  expect(of("variables")).toMatchObject({ level: "ok" });
  expect(smtp.received).toEqual([]);
});

test("a refused key, a mail server that is away and an address where another installation answers are named", async () => {
  const { code, output, of } = await doctor({
    STRIPE_SECRET_KEY: "rk_test_ofSomebodyElse",
    SMTP_URL: `smtp://post:${TEST_KEY.replaceAll(" ", "")}@127.0.0.1:${await freePort()}`,
    SMPT_URL: "smtp://mail.example",
    SECRET_KEYS: "another key, which is of 32 characters or more".replaceAll(",", ""),
  });
  expect(code).toBe(2);
  expect(of("payments")).toMatchObject({ level: "fail", todo: "mend the key: docs/runbook/stripe.md" });
  expect(of("mail server")).toMatchObject({ level: "fail", found: expect.stringContaining("ECONNREFUSED") });
  expect(of("public address")).toMatchObject({
    level: "warn",
    found: expect.stringContaining("SECRET_KEYS"),
  });
  expect(of("variables")).toMatchObject({
    level: "warn",
    found: "SMPT_URL is set and read by nothing: is SMTP_URL meant?",
  });
  expect(output).not.toContain("ofSomebodyElse");
  expect(output).not.toContain("mail.example");
  expect(output).not.toContain(TEST_KEY.replaceAll(" ", ""));
});

test("a database with changes of another build, or a role without its rights, is named", async () => {
  const { rows } = await kalivo.product.services.pool.query<{ who: string }>("select current_user as who");
  await sql`update migrations set name = '9999_of_a_newer_build' where name = '0001_foundation'`.execute(
    kalivo.owner,
  );
  await sql`revoke insert on mails from ${sql.id(rows[0]?.who ?? "")}`.execute(kalivo.owner);
  const { of } = await doctor();
  expect(of("role")).toMatchObject({ level: "fail", found: "lacks insert on mails" });
  expect(of("schema")).toMatchObject({ level: "fail", found: "lacks 1 change of this build" });
});

test("a database that cannot be reached fails by itself, and the rest is tried", async () => {
  const { code, of } = await doctor({
    DATABASE_URL: `postgresql://kalivo@127.0.0.1:${await freePort()}/kalivo`,
  });
  expect(code).toBe(2);
  expect(of("database")).toMatchObject({ level: "fail", found: expect.stringContaining("ECONNREFUSED") });
  expect(of("mail server")).toMatchObject({ level: "ok" });
});

test("something else at the public address is said to be something else", async () => {
  const other = createServer((socket) => socket.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi"));
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const { of } = await doctor({ PUBLIC_URL: `http://127.0.0.1:${port}` });
  expect(of("public address")).toMatchObject({ level: "fail", found: "something else answers there (200)" });
  other.close();
});

test.each(["DEPTH_ZERO_SELF_SIGNED_CERT", "CERT_HAS_EXPIRED", "ERR_TLS_CERT_ALTNAME_INVALID"])(
  "a certificate that nobody trusts (%s) is said to be one, and not looked for in the firewall",
  async (code) => {
    const cause = Object.assign(new Error("why it is not trusted"), { code });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed", { cause })));
    onTestFinished(() => void vi.unstubAllGlobals());
    const config = readConfig({ DEMO: "1", PUBLIC_URL: "https://kalivo.example" });
    const [said] = await checkAddress(config, { keys: [], now: new Date() });
    expect(said?.found).toContain("a certificate that nobody trusts: why it is not trusted");
    expect(said?.todo).toContain("certificate");
    expect(said?.todo).not.toContain("firewall");
  },
);

test("a check that never ends is ended, and one that breaks is a finding of its own", async () => {
  const found = await runChecks(
    [
      { name: "silent", look: () => new Promise(() => undefined) },
      { name: "broken", look: () => Promise.reject(new Error("no such file")) },
    ],
    1,
  );
  expect(found.map(({ check, level, found: said }) => [check, level, said])).toEqual([
    ["silent", "fail", "no answer within 0.001 s"],
    ["broken", "fail", "no such file"],
  ]);
});

test("a full disk is critical, by its name, with what does not work then", async () => {
  expect(judgeRoom("disk", 1_000, "nothing is saved")).toEqual({
    check: "disk",
    level: "fail",
    found: "the disk is full, 0.0 GB free",
    todo: "make room: nothing is saved",
  });
  expect(judgeRoom("disk", 1_000_000_000, "").level).toBe("warn");
  const { config } = kalivo.product.services;
  expect(await checkDisk({ ...config, databaseUrl: "postgresql://elsewhere/kalivo" })).toEqual([]);
  const [disk] = await checkDisk({ ...config, databaseUrl: null });
  expect(disk).toMatchObject({ check: "disk", found: expect.stringContaining("GB free") });
});
