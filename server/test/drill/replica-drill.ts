import { setTimeout as pause } from "node:timers/promises";
import * as api from "@kalivo/contract/api-paths.ts";
import { startWorld, type World } from "../storm/world.ts";
import { startPrimary, startReplica, type Server } from "./engines/postgres.ts";
import { makeFolder } from "./engines/program.ts";
import { liveThrough } from "./month.ts";
import type { Report } from "./report.ts";
import { register, startTraffic } from "./traffic.ts";
import { MAX_LAG_MS } from "../../src/db/replica.ts";

const CLIENTS = 4;
const DATABASE = "kalivo";
/** Each look of a process at the replica comes after a second. */
const LOOKS_MS = 2_000;

/**
 * A month with a streaming replica for reads: in its middle the replica stands still for longer than may be, then ends, then
 * comes back. Nobody is refused anything, nor shown what is too old.
 */
export async function replicaDrill({ payers, seed }: { payers: number; seed: number }): Promise<Report> {
  const folder = makeFolder();
  const stops: (() => Promise<void>)[] = [async () => folder.remove()];
  try {
    const primary = await startPrimary(folder.path);
    stops.unshift(() => primary.stop("SIGQUIT"));
    await primary.ask(`create database ${DATABASE}`);
    const replica = await startReplica(primary, folder.path);
    stops.unshift(() => replica.stop("SIGQUIT"));
    const connectionString = primary.connectionString(DATABASE);
    const world = await startWorld({
      connectionString,
      payers,
      seed,
      disk: null,
      databases: {
        DATABASE_URL: connectionString,
        DATABASE_READ_URL: replica.connectionString(DATABASE),
      },
    });
    stops.unshift(world.stop);
    const visitors = await Promise.all(
      Array.from({ length: CLIENTS }, (_, nth) => register(world.origin, `Copy${nth}`)),
    );
    const traffic = startTraffic(world.origin, visitors);
    const stages: Stage[] = [];
    const { lost, doubled, wrong } = await liveThrough(world, async () => {
      stages.push(...(await throughItsTroubles(world, replica)));
    });
    const { answered, failed, slowestMs } = await traffic.stop();
    return {
      figures: [
        `${payers} charges; ${lost.length} lost, ${doubled.length} doubled`,
        `${answered} requests answered; ${failed.length} failed; the slowest ${Math.round(slowestMs)} ms`,
        ...stages.map(({ name, onReplica }) => `${name}: ${onReplica} reads on the replica`),
      ],
      wrong: [
        ...lost,
        ...doubled,
        ...wrong,
        ...new Set(failed),
        ...stages.flatMap(({ name, onReplica, wanted }) =>
          wanted === onReplica > 0 ? [] : [`${name}: ${onReplica} reads on the replica`],
        ),
      ],
    };
  } finally {
    for (const stop of stops) await stop();
  }
}

type Stage = { name: string; onReplica: number; wanted: boolean };

async function throughItsTroubles({ origin }: World, replica: Server): Promise<Stage[]> {
  const fresh = { name: "the replica follows", onReplica: await readsOn(replica, origin), wanted: true };
  await replica.ask("select pg_wal_replay_pause()");
  await pause(MAX_LAG_MS + LOOKS_MS);
  const still = { name: "it stands still", onReplica: await readsOn(replica, origin), wanted: false };
  await replica.ask("select pg_wal_replay_resume()");
  await pause(LOOKS_MS);
  const back = { name: "it follows again", onReplica: await readsOn(replica, origin), wanted: true };
  await replica.stop("SIGQUIT");
  return [fresh, still, back];
}

const VISITS = 20;

/** How many of some visits to a public list a replica answered, by its own count. */
async function readsOn(replica: Server, origin: string): Promise<number> {
  const before = await scansOfLists(replica);
  for (let nth = 0; nth < VISITS; nth += 1) await fetch(`${origin}${api.listOrganisations}`);
  await pause(LOOKS_MS); // PostgreSQL counts what is idle for a second
  return (await scansOfLists(replica)) - before;
}

async function scansOfLists(replica: Server): Promise<number> {
  const [row] = await replica.ask<{ scans: number }>(
    "select xact_commit::int as scans from pg_stat_database where datname = $1",
    [DATABASE],
  );
  return row?.scans ?? 0;
}
