import { Agent } from "node:http";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { setTimeout as pause } from "node:timers/promises";
import { run } from "./cluster.ts";
import { withPlace } from "./growth/place.ts";
import { askAs } from "./growth/traffic.ts";
import { copyGrowthWorld, withNothingDue } from "./growth/world.ts";
import { judge } from "./judge.ts";
import { summary, type Latency } from "./latency.ts";
import { residentMegabytes, runWorker, serveDatabase, type Running } from "./running-server.ts";

// A crowd: a thousand people with a connection each on one `serve` and one `worker` for ten minutes, beside ten of them on
// the same. Then as much as 32 clients can ask of one `serve`, and of two.

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "20000" },
    keep: { type: "string" },
    clients: { type: "string", default: "1000" },
    minutes: { type: "string", default: "10" },
    rate: { type: "string", default: "200" },
  },
});
const [clients, minutes, rate] = [Number(values.clients), Number(values.minutes), Number(values.rate)];

const FEW = 10;
const FEW_SECONDS = 20;
const WANTED_P99_MS = 500;
/** Of memory after the first minute; V8 keeps what it once took. */
const WANTED_MEMORY = 1.3;
const WARM_MS = 60_000;
const FULL = { clients: 32, seconds: 20 };
const WANTED_OF_TWO = 1.7;
/** Two `serve`, their clients and PostgreSQL need a core each before two can be faster than one. */
const CORES_FOR_TWO = 6;

type Crowd = { took: number[]; failed: string[] };
type Lane = { clients: number; everyMs: number; seconds: number };

await withPlace(values.keep, async (place) => {
  const connectionString = await copyGrowthWorld(place, Number(values.people), "crowd");
  await withNothingDue(connectionString);
  const env = { TRUST_PROXY: "127.0.0.1,::1" };
  const one = await serveDatabase(connectionString, { env });
  const worker = await runWorker(connectionString);
  try {
    await ask([one], { clients: FEW, everyMs: 100, seconds: FEW_SECONDS });
    const few = await ask([one], { clients: FEW, everyMs: 100, seconds: FEW_SECONDS });
    tell(`${FEW} clients`, few);
    const asking = ask([one], { clients, everyMs: (clients / rate) * 1000, seconds: minutes * 60 });
    await pause(WARM_MS);
    const before = { serve: await residentMegabytes(one), worker: await residentMegabytes(worker) };
    const many = await asking;
    const after = { serve: await residentMegabytes(one), worker: await residentMegabytes(worker) };
    const p99 = tell(`${clients} clients`, many).p99;
    judge(p99 < WANTED_P99_MS, `p99 ${p99.toFixed(0)} ms (wanted ${WANTED_P99_MS})`);
    judge(many.failed.length === 0, `${many.failed.length} failed (wanted none) ${counted(many.failed)}`);
    for (const process of ["serve", "worker"] as const)
      judge(
        after[process] <= before[process] * WANTED_MEMORY,
        `memory of ${process}: ${before[process].toFixed(0)} MB after a minute, ${after[process].toFixed(0)} MB at the end (wanted at most ${WANTED_MEMORY} times)`,
      );
    await worker.stop();
    await run(connectionString, ["truncate rate_limits"]);
    await compareTwo(one, await serveDatabase(connectionString, { env }));
  } finally {
    await one.stop();
    await worker.stop();
  }
});

async function compareTwo(one: Running, other: Running) {
  try {
    const full = { clients: FULL.clients, everyMs: 0, seconds: FULL.seconds };
    await ask([other], { ...full, seconds: 5 });
    const alone = (await ask([one], full)).took.length / FULL.seconds;
    const both = (await ask([one, other], full)).took.length / FULL.seconds;
    const cores = availableParallelism();
    const line = `as much as ${FULL.clients} clients can ask: one serve ${alone.toFixed(0)}/s, two ${both.toFixed(0)}/s, ${(both / alone).toFixed(2)} times (wanted ${WANTED_OF_TWO} from ${CORES_FOR_TWO} cores on; here are ${cores})`;
    if (cores < CORES_FOR_TWO) console.log(`     ${line}`);
    else judge(both / alone >= WANTED_OF_TWO, line);
  } finally {
    await other.stop();
  }
}

/** Each client asks over a connection of its own, at most once in `everyMs`, and waits for the answer. */
async function ask(servers: readonly Running[], { clients: many, everyMs, seconds }: Lane): Promise<Crowd> {
  const crowd: Crowd = { took: [], failed: [] };
  const until = performance.now() + seconds * 1000;
  const client = async (nth: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const origin = servers[nth % servers.length]?.origin ?? "";
    await pause((everyMs * nth) / many);
    for (let turn = 0; performance.now() < until; turn += 1) {
      const began = performance.now();
      await askAs(origin, { person: nth, turn, agent }).catch((error: unknown) =>
        crowd.failed.push(String(error)),
      );
      const took = performance.now() - began;
      crowd.took.push(took);
      if (everyMs > took) await pause(everyMs - took);
    }
    agent.destroy();
  };
  await Promise.all(Array.from({ length: many }, (_, nth) => client(nth)));
  return crowd;
}

function tell(who: string, { took, failed }: Crowd): Latency {
  const figures = summary(took);
  console.log(
    `     ${who}: ${took.length} requests, p50 ${figures.median.toFixed(0)}, p95 ${figures.p95.toFixed(0)}, p99 ${figures.p99.toFixed(0)} ms, ${failed.length} failed`,
  );
  return figures;
}

function counted(failed: readonly string[]): string {
  return [...Map.groupBy(failed, (how) => how)].map(([how, all]) => `${all.length} × ${how}`).join("; ");
}
