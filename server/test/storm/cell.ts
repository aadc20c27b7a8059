import { sql } from "kysely";
import type { Finding } from "../crash/verdict.ts";
import type { OwnDisk } from "./own-disk.ts";
import { beginPhase, waitUntilDone, type Phase } from "./phases.ts";
import { memoryOf } from "./processes.ts";
import type { Trouble } from "./troubles.ts";
import { judgeMonth } from "./verdict.ts";
import { OBSERVER, startWorld, type World } from "./world.ts";

export type Cell = {
  connectionString: string;
  disk?: OwnDisk;
  payers: number;
  seed: number;
  trouble: Trouble;
  phase: Phase;
  /** Resolves when the trouble has lasted long enough. */
  lasts: (felt: () => number) => Promise<void>;
  /** What is not done after so long is not waited for. */
  patienceMs: number;
};

export type Outcome = {
  /** From the end of the trouble until everything due was done. */
  doneAfter: number | null;
  doubled: number;
  lost: number;
  mailsAgain: number;
  connections: Pair;
  memory: Pair;
  /** The slowest end after a TERM. */
  term: number;
  wrong: string[];
};
type Pair = { before: number | null; after: number | null };

/** The pools end what has been idle for 30 s, so after a busy moment they may be full: of saves and reads, and of jobs. */
const POOL = { requests: 24, jobs: 12 };
/** What a garbage collector has not taken back yet; connections without end took gigabytes. */
const MORE_MEMORY_MB = 120;
/** Three seconds for what runs, one for its connections, half of one for the rest (decision 37). */
const TERM_SECONDS = 5;

/** One month with one trouble in the middle of one of its phases. */
export async function liveThrough(cell: Cell): Promise<Outcome> {
  const world = await startWorld({ disk: null, ...cell });
  try {
    if (cell.phase === "collect") await liveCalmly(world, "announce", cell.patienceMs);
    const { doneAfter, connections, memory, notDone } = await liveThroughTrouble(world, cell);
    if (notDone === null && cell.phase !== "collect") await liveCalmly(world, "collect", cell.patienceMs);
    await world.fake.delivered();
    if (notDone === null) await waitUntilDone(world, "collect", cell.patienceMs);
    const { doubled, lost, mailsAgain } = await judgeMonth(world);
    const wrong = notDone === null ? [] : [`not done: ${notDone}`];
    wrong.push(...(await judgeProcesses(world, connections, memory)));
    const term = await endAll(world, wrong);
    for (const { what, wrong: cases } of [...doubled, ...lost])
      wrong.push(`${what}: ${cases.length} (${cases.slice(0, 3).join("; ")})`);
    return {
      doneAfter,
      doubled: casesOf(doubled),
      lost: casesOf(lost),
      mailsAgain,
      connections,
      memory,
      term,
      wrong,
    };
  } finally {
    await world.stop();
  }
}

const casesOf = (findings: readonly Finding[]) => findings.reduce((sum, { wrong }) => sum + wrong.length, 0);

async function judgeProcesses(world: World, connections: Pair, memory: Pair): Promise<string[]> {
  const workers = world.processes.living().length - 1;
  const wakers = await connectionsOf(world, "kalivo wake");
  const most = (POOL.requests + POOL.jobs + 1) * workers + POOL.requests;
  const more = (memory.after ?? 0) - (memory.before ?? 0);
  return [
    ...(wakers === workers ? [] : [`${wakers} wake-up connections of ${workers} workers`]),
    ...((connections.after ?? 0) > most ? [`${connections.after} connections`] : []),
    ...(more > MORE_MEMORY_MB ? [`${more} MB more than before`] : []),
  ];
}

async function liveThroughTrouble(world: World, { phase, trouble, lasts, patienceMs }: Cell) {
  const { letGo } = await beginPhase(world, phase);
  const living = world.processes.living();
  const before = { connections: await connectionsOf(world), memory: memoryOf(living) };
  const { end, felt } = await trouble.strike(world);
  await letGo();
  await lasts(felt);
  await end();
  const ended = performance.now();
  const notDone = await waitUntilDone(world, phase, patienceMs);
  const doneAfter = notDone === null ? (performance.now() - ended) / 1000 : null;
  const still = living.filter(({ killed }) => !killed);
  const newcomers = world.processes.living().filter((one) => !living.includes(one));
  return {
    notDone,
    doneAfter,
    connections: { before: before.connections, after: await connectionsOf(world) },
    // One that was killed is compared with the one that came in its place.
    memory: { before: before.memory, after: memoryOf([...still, ...newcomers].slice(0, living.length)) },
  };
}

async function liveCalmly(world: World, phase: Phase, patienceMs: number): Promise<void> {
  await beginPhase(world, phase);
  const left = await waitUntilDone(world, phase, patienceMs);
  if (left !== null) throw new Error(`not done without any trouble: ${left}`);
}

async function endAll({ processes }: World, wrong: string[]): Promise<number> {
  const ends = await Promise.all(processes.living().map((one) => processes.terminate(one)));
  for (const { name, code, seconds } of ends) {
    if (code !== 0) wrong.push(`${name} ended with ${code}`);
    if (seconds > TERM_SECONDS) wrong.push(`${name} needed ${seconds.toFixed(1)} s to end`);
  }
  return Math.max(...ends.map(({ seconds }) => seconds));
}

/** The product's, of one name or of all. */
async function connectionsOf({ product: { services } }: World, name: string | null = null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from pg_stat_activity
    where datname = current_database()
      and application_name <> ${OBSERVER}
      and (${name}::text is null or application_name = ${name})
  `.execute(services.db);
  return rows[0]?.count ?? 0;
}
