import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { composeProduct, type Product } from "#server/main.ts";
import { somebody } from "#server-test/support/people.ts";
import { gateBefore, socketOf, type Gate } from "#server-test/support/gate.ts";
import { TEST_NOW, useProduct } from "#server-test/support/product.ts";

// Seen red before: a scrape of a frozen database never ended.

const kalivo = useProduct();
let gate: Gate;
let behindGate: Product;

beforeAll(async () => {
  const { directString } = kalivo.product;
  gate = await gateBefore(socketOf(directString));
  const DATABASE_URL = `postgresql://kalivo@127.0.0.1:${gate.port}${new URL(directString).pathname}`;
  behindGate = await composeProduct(
    readConfig({ DATABASE_URL, DEMO: "1", LOG_LEVEL: "silent", KALIVO_NOW: TEST_NOW }),
  );
});
afterAll(async () => {
  gate.open();
  await behindGate.close();
  await gate.stop();
});

/** The lines of one metric, without their comments. */
const linesOf = (text: string, name: string): string[] =>
  text.split("\n").filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));

const scrape = async () => (await kalivo.send("GET", "/metrics")).text;

test("what stands and waits is told by kind, state and lane", async () => {
  await sql`
    insert into alarms (kind, subject, message, count, first_seen, last_seen)
    values ('mails_stuck', '', 'three wait', 3, now(), now())
  `.execute(kalivo.owner);
  await sql`
    insert into job_rounds (lane, ended_at, took_ms, failed)
    values ('watch', '2026-11-05T09:59:00Z', 1200, '{"prune rate limits"}')
  `.execute(kalivo.owner);
  await sql`
    insert into workers (id, seen_at, clock_off_ms)
    values ('one:1', now(), 0), ('two:2', now(), 90000), ('gone:3', now() - interval '1 hour', 0)
  `.execute(kalivo.owner);
  await sql`
    insert into provider_refusals (provider, call, since, last_at)
    values ('stripe', 'createPayment', now(), now()), ('stripe', 'refund', now() - interval '1 day', now() - interval '1 day')
  `.execute(kalivo.owner);
  await sql`
    insert into ledger_checks (checked_at, compared, books_differ, provider_differs, took_ms, differences, provider_failure)
    values ('2026-11-05T06:00:00Z', 11, 2, 0, 40, '[]', 'the key may not')
  `.execute(kalivo.owner);
  const text = await scrape();
  const told = [
    "kalivo_alarms",
    "kalivo_last_round_timestamp_seconds",
    "kalivo_last_round_seconds",
    "kalivo_step_failing",
    "kalivo_workers",
    "kalivo_workers_wrong_clock",
    "kalivo_provider_refusing",
    "kalivo_charges_overdue",
    "kalivo_last_ledger_check_timestamp_seconds",
    "kalivo_ledger_differences",
    "kalivo_ledger_not_compared",
    "kalivo_database_answers",
    "kalivo_database_disk_full",
  ].flatMap((name) => linesOf(text, name));
  expect(told).toEqual([
    'kalivo_alarms{kind="mails_stuck",weight="warning"} 1',
    `kalivo_last_round_timestamp_seconds{lane="watch"} ${Date.parse("2026-11-05T09:59:00Z") / 1000}`,
    'kalivo_last_round_seconds{lane="watch"} 1.2',
    'kalivo_step_failing{lane="watch",step="prune rate limits"} 1',
    "kalivo_workers 2",
    "kalivo_workers_wrong_clock 1",
    "kalivo_provider_refusing 1",
    "kalivo_charges_overdue 0",
    `kalivo_last_ledger_check_timestamp_seconds ${Date.parse("2026-11-05T06:00:00Z") / 1000}`,
    'kalivo_ledger_differences{with="themselves"} 2',
    'kalivo_ledger_differences{with="the provider"} 0',
    "kalivo_ledger_not_compared 1",
    "kalivo_database_answers 1",
    "kalivo_database_disk_full 0",
  ]);
});

test("a mail that waits is as old as the time since it was due", async () => {
  const { id } = await somebody(kalivo);
  await sql`
    insert into outbox (key, kind, user_id, payload, not_before)
    select 'waits:' || minutes, 'signed_out', ${id}, '{}', ${TEST_NOW}::timestamptz - make_interval(mins => minutes)
    from unnest(array[5, 10]) as minutes
  `.execute(kalivo.owner);
  const oldest = linesOf(await scrape(), "kalivo_outbox_oldest_seconds");
  const line = oldest.find((one) => one.includes("signed_out")) ?? "";
  expect(Number(line.split(" ")[1])).toBeGreaterThanOrEqual(600); // not the five minutes of the other
});

test("steps, pools, room and the build are told of the process itself", async () => {
  const text = await scrape();
  expect(linesOf(text, "kalivo_build_info")).toEqual(['kalivo_build_info{version="0.1.0"} 1']);
  expect(linesOf(text, "kalivo_step_failures_total")).toContain(
    'kalivo_step_failures_total{lane="checks",step="compare the ledger"} 0',
  );
  expect(linesOf(text, "kalivo_db_pool").map((line) => line.split(" ")[0])).toEqual(
    ["saves", "reads"].flatMap((pool) =>
      ["used", "idle", "waiting"].map((state) => `kalivo_db_pool{pool="${pool}",state="${state}"}`),
    ),
  );
  expect(linesOf(text, "kalivo_disk_free_bytes")).toEqual([
    expect.stringMatching(/^kalivo_disk_free_bytes\{folder="temporary"\} \d{6,}$/),
  ]);
  expect(linesOf(text, "kalivo_db_connections_left")).toEqual([
    expect.stringMatching(/^kalivo_db_connections_left \d+$/),
  ]);
});

test("a frozen database leaves out what only it knows, and the rest is told in time", async () => {
  const probes = await behindGate.createProbes();
  const told = async () => (await probes.inject({ method: "GET", url: "/metrics" })).body;
  expect(linesOf(await told(), "kalivo_database_answers")).toEqual(["kalivo_database_answers 1"]);
  gate.freeze();
  const text = await told();
  expect(linesOf(text, "kalivo_database_answers")).toEqual(["kalivo_database_answers 0"]);
  expect(linesOf(text, "kalivo_workers")).toEqual([]);
  expect(linesOf(text, "kalivo_database_disk_full")).toEqual([]);
  expect(linesOf(text, "kalivo_build_info")).toHaveLength(1);
  expect(linesOf(text, "process_cpu_seconds_total")).toHaveLength(1);
  gate.open();
  await probes.close();
});
