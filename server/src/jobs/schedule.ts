import type { Clock } from "../adapters/clock/port.ts";
import type { Services } from "../services.ts";
import { within } from "../concurrency/within.ts";
import { coalesced } from "./coalesced.ts";
import { LANES, runDueSteps, type DueStep, type Lane } from "./due-steps.ts";
import { listen } from "./listen.ts";
import { ping } from "./ping.ts";
import { noteRound } from "./jobs.queries.ts";
import { lanesOf } from "./wakes.ts";
import type { StepMeasures } from "./step-measures.ts";
import { signOfLife } from "./worker.ts";

/** Deferred work, or work leased by a crashed process, is done within two minutes (`npm run storm`). */
const EVERY_MS = 30_000;
/** Grace period at shutdown; then steps are aborted, which every step tolerates. */
const STOP_WITHIN_MS = 3_000;
/** NOTIFY on this channel runs a lane at once instead of at its next interval. */
export const WAKE_CHANNEL = "kalivo_wake";

/** `refreshClock` reads a demo clock that another process moved; `wallClock` is the machine's. */
export type Setting = {
  directString: string;
  refreshClock: () => Promise<void>;
  wallClock: Clock;
  measures: StepMeasures;
};

export type Schedule = { stop: () => Promise<void> };

/**
 * Runs each lane every half minute, and at once after a NOTIFY or a move of the demo's clock. There is no queue and no
 * lock: a process that dies leaves only leases, which expire.
 */
export function startSchedule(services: Services, steps: readonly DueStep[], setting: Setting): Schedule {
  const life = signOfLife(services, setting.wallClock);
  const sure = { ...services, clock: whileRight(services.clock, life.mayWork) };
  const lanes = new Map(LANES.map((lane) => [lane, laneOf(lane, steps, sure, setting, life.mayWork)]));
  const ring = (which: readonly Lane[]) => {
    for (const lane of which) void lanes.get(lane)?.();
  };
  const everyNowAndThen = async () => {
    await life.give();
    ring(LANES);
  };
  const listener = listen(setting.directString, WAKE_CHANNEL, {
    onMessage: (reason) => ring(lanesOf(reason)),
    onBack: () => ring(LANES),
    log: services.log,
  });
  const timer = setInterval(() => void everyNowAndThen(), EVERY_MS);
  void everyNowAndThen();
  return {
    stop: async () => {
      clearInterval(timer);
      await listener.stop();
      await within(
        STOP_WITHIN_MS,
        Promise.all([life.end(), ...[...lanes.values()].map(({ idle }) => idle())]),
      );
    },
  };
}

/** Aborts a step when the clock jumps during it: its leases and due times would be wrong. */
const whileRight = (clock: Clock, isRight: () => boolean): Clock => ({
  now: () => {
    if (isRight()) return clock.now();
    throw new Error("this machine's clock was moved, or is not the database's");
  },
});

function laneOf(
  lane: Lane,
  all: readonly DueStep[],
  services: Services,
  { refreshClock, measures }: Setting,
  mayWork: () => boolean,
) {
  const steps = all.filter((step) => step.lane === lane);
  const { db, log, stopping } = services;
  return coalesced(async () => {
    if (stopping.aborted || !mayWork()) return;
    const began = performance.now();
    try {
      await refreshClock();
      const failed = await runDueSteps(steps, services, measures.ran);
      if (stopping.aborted) return; // cut short: nobody is told that all of it was done
      if (lane === "watch" && failed.length === 0) await ping(services);
      await noteRound(db, { lane, tookMs: Math.round(performance.now() - began), failed });
    } catch (error) {
      if (!stopping.aborted)
        log.error({ err: error, lane }, "a round of the jobs failed and will be tried again");
    }
  });
}
