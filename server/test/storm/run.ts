import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { makeCluster, run, type Cluster } from "../../../bench/cluster.ts";
import { inParallel } from "../../src/concurrency/in-parallel.ts";
import { liveThrough, type Outcome } from "./cell.ts";
import { makeOwnDisk } from "./own-disk.ts";
import { PHASES, type Phase } from "./phases.ts";
import { TROUBLES, type Trouble } from "./troubles.ts";

// npm run storm -- --only "worker killed" --phase close --payers 60 --at-once 2 --long

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    phase: { type: "string" },
    payers: { type: "string", default: "60" },
    seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
    "at-once": { type: "string", default: "1" },
    long: { type: "boolean", default: false },
  },
});
const TEMPLATE = "storm";
/** Everything due is done so long after the end of a trouble. */
const WITHIN_SECONDS = 120;
const PATIENCE_MS = 400_000;
const HEAD = [
  "trouble",
  "during",
  "lasts",
  "done after",
  "doubled",
  "lost",
  "mails 2x",
  "conns",
  "MB",
  "TERM",
  "verdict",
];

type Cell = { trouble: Trouble; phase: Phase };
type Where = Cluster & Pick<Parameters<typeof liveThrough>[0], "disk">;

const say = (line: string) => process.stdout.write(`${line}\n`);
const row = (cells: readonly string[]) =>
  say(cells.map((cell, index) => (index === 0 ? cell.padEnd(28) : cell.padStart(10))).join(" "));
const pair = ({ before, after }: Outcome["memory"]) => `${before ?? "-"}/${after ?? "-"}`;

const [payers, seed] = [Number(values.payers), Number(values.seed)];
const cells = TROUBLES.filter(({ kind }) => kind.includes(values.only)).flatMap((trouble) =>
  PHASES.filter((phase) => values.phase === undefined || phase === values.phase).map((phase) => ({
    trouble,
    phase,
  })),
);
const nameOf = ({ trouble, phase }: Cell) => `${trouble.kind}, during ${phase}`;
let databases = 0;
const failed: string[] = [];
const untried: string[] = [];
const began = performance.now();
say(`${payers} payers, seed ${seed}`);
row(HEAD);
const ownDisk = cells.filter(({ trouble }) => trouble.ownDisk === true);
const shared = cells.filter((cell) => !ownDisk.includes(cell)).values();
await onClusters();
await onOwnDisk();
const tried = cells.length - untried.length;
say(`${tried - failed.length} of ${tried} in ${Math.round((performance.now() - began) / 1000)} s`);
for (const line of [...failed, ...untried]) say(line);
process.exitCode = failed.length + untried.length === 0 ? 0 : 1;

/** Those that go on at once have a PostgreSQL each: what one does to the database, no other feels. */
async function onClusters() {
  const clusters: Cluster[] = [];
  try {
    for (let lane = 0; lane < Number(values["at-once"]); lane++) clusters.push(await makeCluster(TEMPLATE));
    await inParallel(clusters, clusters.length, async (cluster) => {
      for (const cell of shared) await tryOut(cell, cluster);
    });
  } finally {
    for (const { stop } of clusters) await stop();
  }
}

async function onOwnDisk() {
  if (ownDisk.length === 0) return;
  const disk = await makeOwnDisk(TEMPLATE);
  if (typeof disk === "string") {
    untried.push(...ownDisk.map((cell) => `not tried: ${nameOf(cell)}: ${disk}`));
    return;
  }
  try {
    for (const cell of ownDisk) await tryOut(cell, { ...disk, disk });
  } finally {
    await disk.stop();
  }
}

async function tryOut(cell: Cell, where: Where) {
  const database = `storm_${++databases}`;
  const administer = (statement: string) => run(where.connectionString("postgres"), [statement]);
  await administer(`create database ${database} template ${TEMPLATE}`);
  try {
    const wrong = await live(cell, where, database);
    for (const one of wrong) say(`        ${one}`);
    if (wrong.length > 0) failed.push(`failed: ${nameOf(cell)}`);
  } catch (error) {
    failed.push(`failed: ${nameOf(cell)}`);
    row([cell.trouble.kind, cell.phase, "FAILED"]);
    say(`        ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
  }
  await administer(`drop database ${database} with (force)`);
}

async function live({ trouble, phase }: Cell, { connectionString, disk }: Where, database: string) {
  const seconds = values.long ? (trouble.long ?? trouble.seconds) : trouble.seconds;
  const outcome = await liveThrough({
    connectionString: connectionString(database),
    ...(disk && { disk }),
    payers,
    seed,
    trouble,
    phase,
    lasts: () => pause(seconds * 1000),
    patienceMs: PATIENCE_MS,
  });
  const { doneAfter, doubled, lost, mailsAgain, connections, memory, term, wrong } = outcome;
  if (doneAfter === null || doneAfter > WITHIN_SECONDS) wrong.push("not done within 2 minutes");
  row([
    trouble.kind,
    phase,
    `${seconds} s`,
    `${doneAfter?.toFixed(1) ?? "never"} s`,
    ...[doubled, lost, mailsAgain].map(String),
    pair(connections),
    pair(memory),
    `${term.toFixed(1)} s`,
    wrong.length === 0 ? "ok" : "FAILED",
  ]);
  return wrong;
}
