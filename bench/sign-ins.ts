import * as api from "@kalivo/contract/api-paths.ts";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { get } from "./load.ts";
import { latency, report, summary } from "./latency.ts";
import { serveWorld } from "./served-world.ts";

// 400 good sign-ins at the same moment, from one network and from many: meanwhile the page and a call come as ever,
// every sign-in comes through, and the server does not grow. Beside the same page and call alone, in the same run.
const SIGN_INS = 400;
const TARGET = { milliseconds: 500, of: "p99" } as const;
const MOST_GROWTH_MB = 120;
const SAMPLE_EVERY_MS = 10;
const PASSWORD = "correct horse";
const LEAST_SAMPLES = 100;
const MOST_TRIES = 5;

const ACCOUNTS = `insert into users (email, password_hash, first_name, last_name, created_at)
  select 'somebody' || n || '@example.org', u.password_hash, 'Some', 'Body', now()
  from users u, generate_series(1, ${SIGN_INS}) n where u.email = 'bench@example.org'`;

const world = await serveWorld([ACCOUNTS], { TRUST_PROXY: "1", METRICS_TOKEN: "a token of the bench" });
const page = `${world.origin}/`;
const call = `${world.origin}${api.listOrganisations}`;
try {
  for (const url of [page, call]) await latency(() => url, {}, { clients: 4, count: 100 });
  await wave("one network", () => "203.0.113.1");
  await wave("forty networks", (turn) => `198.51.100.${turn % 40}`);
} finally {
  await world.stop();
}

async function wave(name: string, addressOf: (turn: number) => string) {
  const alone = {
    page: await latency(() => page, {}, { clients: 1, count: 300 }),
    call: await latency(() => call, {}, { clients: 1, count: 300 }),
  };
  const before = await residentMegabytes();
  const began = performance.now();
  const all = Promise.all(
    Array.from({ length: SIGN_INS }, (_, turn) => comeIn(`somebody${turn + 1}@example.org`, addressOf(turn))),
  );
  const [arrivals, meanwhile] = await Promise.all([all, sampleUntil(all)]);
  const seconds = (performance.now() - began) / 1000;
  report(`the page during ${name}`, summary(meanwhile.page), alone.page, TARGET);
  report(`a call during ${name}`, summary(meanwhile.call), alone.call, TARGET);
  const good = arrivals.filter(({ status }) => status === 200).length;
  const again = arrivals.filter(({ tries }) => tries > 1).length;
  const grown = Math.max(...meanwhile.megabytes) - before;
  const kept = good === SIGN_INS && grown < MOST_GROWTH_MB && meanwhile.page.length >= LEAST_SAMPLES;
  if (!kept) process.exitCode = 1;
  console.log(
    `${kept ? "ok  " : "LOW "} sign-ins from ${name}: ${good} of ${SIGN_INS} came in within ${seconds.toFixed(1)} s, ${again} of them told to come back first; memory ${before.toFixed(0)} MB before, at most ${grown.toFixed(0)} MB more meanwhile, target all and under ${MOST_GROWTH_MB} MB; the page was asked ${meanwhile.page.length} times`,
  );
}

/** Asks for the page and a call again and again until everybody is in: how long each took, and how large the server was. */
async function sampleUntil(all: Promise<unknown>) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const took: { page: number[]; call: number[]; megabytes: number[] } = { page: [], call: [], megabytes: [] };
  const waiting = { over: false };
  void all.finally(() => (waiting.over = true));
  const sample = async (url: string, into: number[]) => {
    while (!waiting.over) {
      const began = performance.now();
      await get(url, {}, agent);
      into.push(performance.now() - began);
      await pause(SAMPLE_EVERY_MS);
    }
  };
  const weigh = async () => {
    while (!waiting.over) {
      took.megabytes.push(await residentMegabytes());
      await pause(10 * SAMPLE_EVERY_MS);
    }
  };
  await Promise.all([sample(page, took.page), sample(call, took.call), weigh()]);
  agent.destroy();
  return took;
}

/** As a client does it that is told when to come back. */
async function comeIn(email: string, address: string): Promise<{ status: number; tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const { status, retrySeconds } = await signIn(email, address);
    if (status !== 503 || tries === MOST_TRIES) return { status, tries };
    await pause(retrySeconds * 1000);
  }
}

type Answered = { status: number; retrySeconds: number };

/** Each over a connection of its own, as 400 people have them. */
function signIn(email: string, address: string): Promise<Answered> {
  const body = JSON.stringify({ email, password: PASSWORD });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "x-forwarded-for": address,
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      `${world.origin}${api.signIn}`,
      { method: "POST", headers, agent: false },
      (answer) => {
        answer.resume();
        const retrySeconds = Number(answer.headers["retry-after"] ?? 0);
        answer.once("end", () => resolve({ status: answer.statusCode ?? 0, retrySeconds }));
      },
    );
    sent.once("error", reject);
    sent.end(body);
  });
}

async function residentMegabytes(): Promise<number> {
  const answer = await fetch(`${world.origin}/metrics`, {
    headers: { authorization: "Bearer a token of the bench" },
  });
  const [, bytes = "NaN"] = /^process_resident_memory_bytes (\S+)/m.exec(await answer.text()) ?? [];
  return Number(bytes) / 1024 / 1024;
}
