import { startPooler } from "./engines/pgbouncer.ts";
import { startPrimary } from "./engines/postgres.ts";
import { makeFolder } from "./engines/program.ts";
import { startWorld } from "../storm/world.ts";
import { liveThrough } from "./month.ts";
import type { Report } from "./report.ts";
import { register, startTraffic } from "./traffic.ts";

const CLIENTS = 8;
const DATABASE = "kalivo";

/** A month with PgBouncer in transaction mode before the database, while people read and save through it. */
export async function pgbouncerDrill({ payers, seed }: { payers: number; seed: number }): Promise<Report> {
  const folder = makeFolder();
  const stops: (() => Promise<void>)[] = [async () => folder.remove()];
  try {
    const primary = await startPrimary(folder.path);
    stops.unshift(() => primary.stop("SIGQUIT"));
    await primary.ask(`create database ${DATABASE}`);
    const pooler = await startPooler(primary.port, folder.path);
    stops.unshift(pooler.stop);
    const connectionString = primary.connectionString(DATABASE);
    const world = await startWorld({
      connectionString,
      payers,
      seed,
      disk: null,
      databases: {
        DATABASE_URL: pooler.connectionString(DATABASE),
        DATABASE_DIRECT_URL: connectionString,
      },
    });
    stops.unshift(world.stop);
    const began = performance.now();
    const visitors = await Promise.all(
      Array.from({ length: CLIENTS }, (_, nth) => register(world.origin, `Pool${nth}`)),
    );
    const traffic = startTraffic(world.origin, visitors);
    const { lost, doubled, wrong } = await liveThrough(world, async () => undefined);
    const seconds = (performance.now() - began) / 1000;
    const { answered, saved, failed, slowestMs } = await traffic.stop();
    const through = await pooler.transactions(DATABASE);
    return {
      figures: [
        `${pooler.version}, transaction mode; ${payers} charges in ${seconds.toFixed(1)} s`,
        `${lost.length} lost, ${doubled.length} doubled`,
        `${answered} requests answered by ${CLIENTS} clients, ${saved} of them saves; ${failed.length} failed; the slowest ${Math.round(slowestMs)} ms`,
        `${through} transactions through the pooler`,
      ],
      wrong: [
        ...lost,
        ...doubled,
        ...wrong,
        ...new Set(failed),
        ...(through > answered / 2 ? [] : [`only ${through} transactions went through the pooler`]),
      ],
    };
  } finally {
    for (const stop of stops) await stop();
  }
}
