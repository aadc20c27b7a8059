import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sourceWebhookPath } from "../server/src/crypto/webhook-secret.ts";
import { makeCluster, run } from "./cluster.ts";
import { report, summary } from "./latency.ts";
import { serveDatabase } from "./running-server.ts";
import { openDatabase } from "../server/src/db/client.ts";

// A provider tells of 200 workouts a second, while the same process works through them. How long each message waits for
// its answer, from the moment it was due to be sent. Reference: /healthz, asked as often.

const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const TARGET = { milliseconds: 20, of: "p99" } as const;
const A_SECOND = 200;
const SECONDS = 10;
const CAUGHT_UP_WITHIN_S = 60;
const PEOPLE = 200;
const CLIENT = "bench-garmin-client";
const KEY = "a key that is only good for the bench and long enough";

const GENERATE = [
  `insert into users (email, password_hash, first_name, last_name, created_at, active_source)
   select 'p' || n || '@example.org', 'none', 'Bench', 'Bench', '2024-01-01T00:00:00Z', 'garmin' from generate_series(1, ${PEOPLE}) n`,
  `insert into source_connections (user_id, provider, provider_user_id, scopes, tokens_sealed, expires_at, connected_at, backfilled_at, reread_at)
   select id, 'garmin', 'athlete-' || id, array['ACTIVITY_EXPORT'], '\\x00', now() + interval '1 day', now(), now(), now() from users`,
  "insert into consents (user_id, kind, text_version, granted_at) select id, 'share_garmin', '1', created_at from users",
  "vacuum analyze",
];

const cluster = await makeCluster("webhooks");
const connectionString = cluster.connectionString("webhooks");
await run(connectionString, GENERATE);
const env = { GARMIN_CLIENT_ID: CLIENT, GARMIN_CLIENT_SECRET: "hush", SECRET_KEYS: KEY };
const server = await serveDatabase(connectionString, { jobs: true, env });
const { pool, close } = openDatabase(connectionString, { onLost: (error) => console.error(error) });
try {
  const webhook = `${server.origin}${sourceWebhookPath("garmin", [KEY])}`;
  const tell = (turn: number) => send(webhook, activityOf(turn));
  await atRate(() => send(`${server.origin}/healthz`), 2);
  const reference = summary(await atRate(() => send(`${server.origin}/healthz`), SECONDS));
  await atRate((turn) => tell(-turn - 1), 2);
  const told = summary(await atRate(tell, SECONDS));
  const ended = performance.now();
  const waiting = await countWaiting();
  while ((await countWaiting()) > 0 && performance.now() - ended < CAUGHT_UP_WITHIN_S * 1000)
    await pause(100);
  const seconds = (performance.now() - ended) / 1000;
  const { rows } = await pool.query<{ kept: number }>("select count(*)::integer as kept from workouts");
  const events = A_SECOND * (SECONDS + 2);
  report(`${A_SECOND} events a second`, told, reference, TARGET);
  console.log(
    `     ${waiting} waited at the end, worked through ${seconds.toFixed(1)} s later; ${rows[0]?.kept} workouts of ${events} events`,
  );
  if (rows[0]?.kept !== events) process.exitCode = 1;
} finally {
  await close();
  await server.stop();
  await cluster.stop();
}

async function countWaiting(): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    "select count(*)::integer as waiting from source_inbox where processed_at is null",
  );
  return rows[0]?.waiting ?? 0;
}

/** Sends so many a second whether or not the last one was answered; milliseconds of each. */
async function atRate(ask: (turn: number) => Promise<void>, seconds: number): Promise<number[]> {
  const began = performance.now();
  const count = A_SECOND * seconds;
  const asked: Promise<number>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const due = began + (turn * 1000) / A_SECOND;
    const early = due - performance.now();
    if (early > 1) await pause(early);
    const sent = performance.now();
    asked.push(ask(turn).then(() => performance.now() - sent));
  }
  return Promise.all(asked);
}

function send(url: string, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "garmin-client-id": CLIENT, "content-type": "application/json" };
    const sent = request(url, { agent, method: body === undefined ? "GET" : "POST", headers }, (answer) => {
      answer.resume();
      answer.once("end", () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${answer.statusCode}`)),
      );
    });
    sent.once("error", reject);
    sent.end(body);
  });
}

/** Everybody has one in turn, each an hour after their last. */
function activityOf(turn: number): string {
  const start = Math.floor(Date.now() / 1000) - (Math.floor(turn / PEOPLE) + 20) * 3600;
  const recorded = {
    userId: `athlete-${1 + (((turn % PEOPLE) + PEOPLE) % PEOPLE)}`,
    summaryId: `summary-${turn}`,
    activityId: turn + 1_000_000,
    activityType: "RUNNING",
    startTimeInSeconds: start,
    startTimeOffsetInSeconds: 3600,
    durationInSeconds: 1800,
    distanceInMeters: 5000,
    activeKilocalories: 320,
    deviceName: "Garmin Forerunner 265",
  };
  return JSON.stringify({ activities: [recorded] });
}
