import { Agent } from "node:http";
import { parseArgs } from "node:util";
import { callsAt, personOf, SOMEBODY, type Call } from "./growth/calls.ts";
import { compareBooks } from "./growth/ledger.ts";
import { withPlace } from "./growth/place.ts";
import { explaining, type Bare } from "./growth/plans.ts";
import { compareSaves } from "./growth/saves.ts";
import { openGrowthWorld, type GrowthWorld } from "./growth/world.ts";
import { latency, type Latency } from "./latency.ts";
import { get } from "./load.ts";
import { run } from "./cluster.ts";

// Every call in two worlds of different size, from eight clients, beside what its statements alone take in PostgreSQL: what
// people wait for grows at most by half while people become ten or twenty times as many.

const WANTED_RATIO = 1.5;
/** Of a p95, on a machine that does other things too. */
const ALLOWANCE_MS = 5;
const EIGHT_CLIENTS = { clients: 8, count: 80, seconds: 2 };
const ROUNDS = 2;
const EXPLAINED = 3;

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "2000,20000" },
    keep: { type: "string" },
    only: { type: "string", default: "" },
    report: { type: "boolean", default: false },
    "without-books": { type: "boolean", default: false },
  },
});

type Measured = Latency & { bare: Bare };

await withPlace(values.keep, async (place) => {
  const [few = 0, many = 0] = values.people.split(",").map(Number);
  const worlds: GrowthWorld[] = [];
  try {
    for (const people of [few, many]) worlds.push(await openGrowthWorld(place, people));
    const [small, large] = worlds;
    if (small === undefined || large === undefined)
      throw new Error("--people takes two numbers, the smaller first");
    await report(small, large, place.folder);
  } finally {
    for (const { server } of worlds) await server.stop();
  }
});

async function report(small: GrowthWorld, large: GrowthWorld, folder: string) {
  // First, as a worker compares each night: pages look at what was not compared. In a kept world it may stand from before.
  const books = values["without-books"] ? [] : [await compareBooks(small), await compareBooks(large)];
  console.log(`p50/p95 in ms from 8 clients; in PostgreSQL alone: ms, pages of 8 kB`);
  console.log(
    `${"".padEnd(46)} ${`${small.people} people`.padStart(32)} ${`${large.people} people`.padStart(32)}  p95 ×`,
  );
  const grown: string[] = [];
  for (const call of callsAt(new Date()).filter(({ name }) => name.includes(values.only))) {
    const [before, after] = await measured(small, large, { call, folder });
    const ratio = Math.max(0, after.p95 - ALLOWANCE_MS) / before.p95;
    const flat = ratio <= WANTED_RATIO;
    console.log(
      `${flat ? "ok  " : "OVER"} ${call.name.padEnd(41)} ${figures(before)} ${figures(after)} ${ratio.toFixed(2).padStart(6)}`,
    );
    if (!flat) grown.push(call.name);
    if (after.bare.pages > WANTED_RATIO * Math.max(before.bare.pages, 100)) tellWorst(before, after);
  }
  const good = books.every(Boolean) && (await compareSaves(small, large));
  console.log(grown.length === 0 ? "Nothing grows." : `${grown.length} grow: ${grown.join(", ")}`);
  if ((grown.length > 0 || !good) && !values.report) process.exitCode = 1;
}

/** The better of some rounds in turns: what the machine did meanwhile is not in all of them. */
async function measured(
  small: GrowthWorld,
  large: GrowthWorld,
  { call, folder }: { call: Call; folder: string },
): Promise<[Measured, Measured]> {
  const rounds: [Latency, Latency][] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push([await asked(small, call), await asked(large, call)]);
  const best = (of: 0 | 1) => rounds.map((round) => round[of]).reduce((a, b) => (a.p95 <= b.p95 ? a : b));
  return [
    { ...best(0), bare: await bareOf(small, call, folder) },
    { ...best(1), bare: await bareOf(large, call, folder) },
  ];
}

async function asked(world: GrowthWorld, call: Call): Promise<Latency> {
  await run(world.connectionString, ["truncate rate_limits"]);
  return latency(
    () => `${world.server.origin}${call.path}`,
    (turn) => headersOf(call, turn),
    EIGHT_CLIENTS,
  );
}

async function bareOf(world: GrowthWorld, call: Call, folder: string): Promise<Bare> {
  const agent = new Agent({ keepAlive: true });
  const all: Bare[] = [];
  await explaining(world.connectionString, folder, async (explained) => {
    for (let turn = 0; turn < EXPLAINED; turn += 1)
      all.push(
        await explained(() => get(`${world.server.origin}${call.path}`, headersOf(call, turn), agent)),
      );
  });
  agent.destroy();
  const [, middle] = all.toSorted((a, b) => a.milliseconds - b.milliseconds);
  if (middle === undefined) throw new Error("nothing was explained");
  return middle;
}

function headersOf({ as }: Call, turn: number): Record<string, string> {
  if (as === "nobody") return {};
  return personOf(SOMEBODY[as](turn));
}

function figures({ median, p95, bare }: Measured): string {
  const waited = `${median.toFixed(0)}/${p95.toFixed(0)}`;
  return `${waited.padStart(12)} ${bare.milliseconds.toFixed(1).padStart(9)} ${String(bare.pages).padStart(9)}`;
}

function tellWorst({ bare: before }: Measured, { bare: after }: Measured) {
  if (after.worst === undefined) return;
  console.log(
    `       ${before.worst?.pages ?? 0} → ${after.worst.pages} pages in ${after.worst.milliseconds.toFixed(1)} ms: ${after.worst.text.slice(0, 160)}`,
  );
}
