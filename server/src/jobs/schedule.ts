import pg from "pg";
import { PgBoss } from "pg-boss";
import type { Services } from "../services.ts";
import { runDueSteps, type DueStep } from "./due-steps.ts";

const TICK = "tick";
/** Whoever creates work for a step notifies this channel: the steps then run at once instead of at the next minute. */
export const WAKE_CHANNEL = "kalivo_wake";

export type Schedule = { stop: () => Promise<void> };

/** Rings every minute, and at once when work appears or the demo's clock is moved. */
export async function startSchedule(
  services: Services,
  steps: readonly DueStep[],
  connectionString: string,
  onWake: () => Promise<void>,
): Promise<Schedule> {
  const run = coalesced(async () => {
    try {
      await onWake();
      await runDueSteps(steps, services);
    } catch (error) {
      services.log.error({ err: error }, "a round of the jobs failed and will be tried again");
    }
  });
  const boss = new PgBoss({ connectionString, max: 3, application_name: "kalivo jobs" });
  boss.on("error", (error) => services.log.error({ err: error }, "the job queue reported an error"));
  await boss.start();
  await boss.createQueue(TICK, { policy: "singleton", retryLimit: 0, expireInSeconds: 3600 });
  await boss.schedule(TICK, "* * * * *");
  await boss.work(TICK, { pollingIntervalSeconds: 5 }, run);

  const listener = await listen(connectionString, run, services);
  void run();
  return {
    stop: async () => {
      await listener.stop();
      await boss.stop({ graceful: true, timeout: 20_000 });
      await run.idle();
    },
  };
}

/** Calls that come while one runs are answered by one more run after it. `work` may fail: the next call tries again. */
export function coalesced(work: () => Promise<void>) {
  let current: Promise<void> | null = null;
  let again = false;
  const loop = async () => {
    try {
      do {
        again = false;
        await work();
      } while (again);
    } finally {
      current = null;
    }
  };
  const run = () => {
    if (current === null) current = loop();
    else again = true;
    return current;
  };
  return Object.assign(run, { idle: async () => current ?? undefined });
}

async function listen(connectionString: string, wake: () => Promise<void>, { log }: Services) {
  let stopped = false;
  let client: pg.Client;
  const connect = async () => {
    client = new pg.Client({ connectionString, application_name: "kalivo wake" });
    client.on("notification", () => void wake());
    client.on("error", (error) => log.warn({ err: error }, "lost the wake-up connection"));
    client.on("end", () => {
      if (!stopped) setTimeout(() => void connect().catch(() => client.emit("end")), 1000).unref();
    });
    await client.connect();
    await client.query(`listen ${WAKE_CHANNEL}`);
  };
  await connect();
  return {
    stop: async () => {
      stopped = true;
      await client.end();
    },
  };
}
