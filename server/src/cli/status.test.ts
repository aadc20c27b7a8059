import { sql } from "kysely";
import { expect, test } from "vitest";
import { kalivoHere } from "#server-test/support/kalivo-here.ts";
import { useProduct } from "#server-test/support/product.ts";

const kalivo = useProduct();

const status = (...args: string[]) =>
  kalivoHere(["status", ...args], { DATABASE_URL: kalivo.product.directString, DEMO: "1" });

test("without a worker it is critical, and says what to do", async () => {
  const { code, output } = await status();
  expect(code).toBe(2);
  expect(output.split("\n")[0]).toMatch(/^KALIVO CRITICAL - workers: 0 alive, none was ever seen/);
  expect(output).toContain("fail  workers: 0 alive, none was ever seen. To do: start a worker");
});

test("with a worker and rounds that ended it is ok", async () => {
  await sql`insert into workers (id, seen_at, clock_off_ms) values ('one:1', now(), 0)`.execute(kalivo.owner);
  await sql`
    insert into job_rounds (lane, ended_at, took_ms, failed)
    values ('watch', now(), 20, '{}'), ('collect', now() - interval '3 hours', 20, '{}')
  `.execute(kalivo.owner);
  const { code, output } = await status("--json");
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({
    status: "OK",
    version: "0.1.0",
    checks: expect.arrayContaining([
      { check: "charges overdue", level: "ok", found: "none" },
      { check: "payment provider", level: "ok", found: "refuses nothing" },
      { check: "lane collect", level: "ok", found: "ended 3 h ago, took 20 ms" },
    ]),
  });
});

test("a lane of short rounds that is late, a failed step and a standing alarm are warnings or worse", async () => {
  await sql`
    update job_rounds set ended_at = now() - interval '6 minutes', failed = '{prune rate limits}' where lane = 'watch'
  `.execute(kalivo.owner);
  await sql`
    insert into alarms (kind, subject, message, count, first_seen, last_seen)
    values ('mails_given_up', '', '', 1, '2026-11-05T08:00:00Z', '2026-11-05T08:00:00Z'),
      ('feedback_unread', '', '', 1, '2026-11-05T08:00:00Z', '2026-11-05T08:00:00Z')
  `.execute(kalivo.owner);
  const { code, output } = await status();
  expect(code).toBe(1);
  expect(output).toContain("warn  lane watch: ended 6 min ago, took 20 ms. To do:");
  expect(output).toContain("warn  step prune rate limits: failed in the last round of watch");
  expect(output).toContain("warn  alarm mails_given_up: stands for 2 h");
  expect(output).toContain("ok    alarm feedback_unread: stands for 2 h, for an admin's desk");
});

test("a database that cannot be reached is the one finding", async () => {
  const { code, output } = await kalivoHere(["status"], {
    DATABASE_URL: "postgresql://kalivo@127.0.0.1:1/kalivo",
    DEMO: "1",
  });
  expect([code, output.split("\n")[0]]).toEqual([
    2,
    "KALIVO CRITICAL - database: does not answer, or not to this role",
  ]);
});

test("anything but --json is wrong usage", async () => {
  expect(await status("--jsno")).toMatchObject({ code: 2, output: "kalivo status takes --json only.\n" });
});
