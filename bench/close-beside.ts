import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { Agent } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import * as api from "@kalivo/contract/api-paths.ts";
import { makeWorld, SIZE } from "./close-world.ts";
import { run } from "./cluster.ts";
import { get, post } from "./load.ts";
import { summary, type Latency } from "./latency.ts";
import { serveDatabase } from "./running-server.ts";

// What people notice of a close: they save, and open the app, through a real server, first without a close and then while
// a process of its own closes a month of the world of `npm run bench close`. One run, so the first is the reference.

const MONTH = 202611;
const NOW = "2026-12-01T05:00:00Z";
const PEOPLE = 2_000;
const SAVERS = 8;
const READERS = 4;
const ALONE_MS = 20_000;
const WARM_MS = 3_000;
const WANTED_RATIO = 1.5;
const WORKOUT = { body: { type: "biking", kcal: 20 }, wanted: 201 };

const signed = (token: string) => ({ authorization: `Bearer ${token}` });

type Noticed = { saves: Latency; reads: Latency; saved: number; failed: number };

/** Everybody saves again only after all others did, so that no limit of a person is met. */
async function watch(origin: string, until: Promise<unknown>): Promise<Noticed> {
  const state = { over: false, turn: 0, failed: 0 };
  const [saves, reads]: [number[], number[]] = [[], []];
  const agent = new Agent({ keepAlive: true, maxSockets: SAVERS + READERS });
  const lane = async (took: number[], ask: (token: string) => Promise<void>) => {
    while (!state.over) {
      const began = performance.now();
      await ask(tokenOf((state.turn += 1) % PEOPLE)).catch(() => (state.failed += 1));
      took.push(performance.now() - began);
    }
  };
  const save = (token: string) => post(`${origin}${api.saveWorkout}`, signed(token), agent, WORKOUT);
  const read = (token: string) => get(`${origin}${api.readMe}`, signed(token), agent);
  const lanes = [
    ...Array.from({ length: SAVERS }, () => lane(saves, save)),
    ...Array.from({ length: READERS }, () => lane(reads, read)),
  ];
  await until;
  state.over = true;
  await Promise.all(lanes);
  agent.destroy();
  return { saves: summary(saves), reads: summary(reads), saved: saves.length, failed: state.failed };
}

const tokenOf = (n: number) => `bench-token-of-person-${n}`;
const sessions = Array.from({ length: PEOPLE }, (_, n) => {
  const hash = createHash("sha256").update(tokenOf(n)).digest("hex");
  return `(${SIZE.payers + 1 + n}, '\\x${hash}', now())`;
});

const ms = (milliseconds: number) => `${milliseconds.toFixed(0)} ms`;
const line = (name: string, { saves, reads, saved, failed }: Noticed) =>
  console.log(
    `     ${name.padEnd(9)} saves p50 ${ms(saves.median)}, p99 ${ms(saves.p99)} of ${saved}; opening the app p50 ${ms(reads.median)}, p99 ${ms(reads.p99)}; ${failed} failed`,
  );

const world = await makeWorld();
const copy = await world.copy("beside");
await run(copy.connectionString, [
  `insert into sessions (user_id, token_hash, created_at) values ${sessions.join(", ")}`,
]);
// Its payers have the sandbox of a demo.
const server = await serveDatabase(copy.connectionString, { env: { DEMO: "1" } });
const closing = fork(join(import.meta.dirname, "close-worker.ts"), [
  copy.connectionString,
  String(MONTH),
  NOW,
]);
try {
  await once(closing, "message");
  await watch(server.origin, pause(WARM_MS));
  const alone = await watch(server.origin, pause(ALONE_MS));
  closing.send("go");
  const closed = once(closing, "message");
  const beside = await watch(server.origin, closed);
  const [took] = await closed;
  const ratio = beside.saves.p99 / alone.saves.p99;
  const kept = ratio <= WANTED_RATIO && alone.failed + beside.failed === 0;
  if (!kept) process.exitCode = 1;
  line("alone", alone);
  line("beside", beside);
  console.log(
    `${kept ? "ok  " : "SLOW"} a close of ${SIZE.workouts} workouts and ${SIZE.pledges} pledges in ${(Number(took) / 1000).toFixed(1)} s: saves beside it p99 ${ratio.toFixed(2)} times that without (wanted at most ${WANTED_RATIO}), ${alone.failed + beside.failed} failed (wanted none)`,
  );
} finally {
  closing.kill();
  await server.stop();
  await world.stop();
}
