import { setTimeout as pause } from "node:timers/promises";
import { progress } from "../storm/phases.ts";
import { startWorld } from "../storm/world.ts";
import { startPrimary, startReplica, waitForReplica, type Server } from "./engines/postgres.ts";
import { makeFolder } from "./engines/program.ts";
import { startProxy, type TurnedProxy } from "./engines/turned-proxy.ts";
import { liveThrough, secondsUntilMore } from "./month.ts";
import type { Report } from "./report.ts";

const DATABASE = "kalivo";
const WORKS_AGAIN_WITHIN_SECONDS = 60;
/** How often the watcher asks the primary, and how many answers in a row it must miss. */
const WATCH = { everyMs: 500, misses: 2 };

/**
 * The primary fails in the middle of collecting. A watcher, as Patroni is one, promotes the standby, which had every
 * acknowledged commit, and turns the address that the product knows.
 */
export async function failoverDrill({ payers, seed }: { payers: number; seed: number }): Promise<Report> {
  const folder = makeFolder();
  const stops: (() => Promise<void>)[] = [async () => folder.remove()];
  try {
    const primary = await startPrimary(folder.path);
    stops.unshift(() => primary.stop("SIGQUIT"));
    await primary.ask(`create database ${DATABASE}`);
    const standby = await startReplica(primary, folder.path);
    stops.unshift(() => standby.stop("SIGQUIT"));
    await waitForReplica(primary, "on");
    const proxy = await startProxy(primary.port);
    stops.unshift(proxy.stop);
    const address = new URL(primary.connectionString(DATABASE));
    address.port = String(proxy.port);
    const world = await startWorld({
      connectionString: address.href,
      payers,
      seed,
      disk: null,
      databases: { DATABASE_URL: address.href },
    });
    stops.unshift(world.stop);
    const figures = { collected: 0, promoted: 0, works: 0 };
    const { lost, doubled, wrong } = await liveThrough(world, async () => {
      const before = await progress(world);
      const failed = performance.now();
      await primary.stop("SIGQUIT");
      figures.collected = before.paid;
      await promoteOnceAway({ primary, standby, proxy });
      figures.promoted = (performance.now() - failed) / 1000;
      await secondsUntilMore(world, before);
      figures.works = (performance.now() - failed) / 1000;
    });
    return {
      figures: [
        `the primary stopped at once with ${figures.collected} of ${payers} charges collected; the standby promoted after ${figures.promoted.toFixed(1)} s`,
        `the next charge collected ${figures.works.toFixed(1)} s after the stop, without a hand (at most ${WORKS_AGAIN_WITHIN_SECONDS})`,
        `${lost.length} lost, ${doubled.length} doubled, ${world.processes.died().length} processes ended`,
      ],
      wrong: [
        ...lost,
        ...doubled,
        ...wrong,
        ...(figures.collected < payers ? [] : ["the primary stopped when everything was collected"]),
        ...(figures.works <= WORKS_AGAIN_WITHIN_SECONDS ? [] : ["it did not work again in time"]),
      ],
    };
  } finally {
    for (const stop of stops) await stop();
  }
}

type Watched = { primary: Server; standby: Server; proxy: TurnedProxy };

async function promoteOnceAway({ primary, standby, proxy }: Watched): Promise<void> {
  for (let misses = 0; misses < WATCH.misses;) {
    const there = await primary.ask("select").then(
      () => true,
      () => false,
    );
    misses = there ? 0 : misses + 1;
    await pause(WATCH.everyMs);
  }
  await standby.ask("select pg_promote(wait => true)");
  proxy.turn(standby.port);
}
