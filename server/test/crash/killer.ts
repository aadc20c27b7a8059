import { setTimeout as sleep } from "node:timers/promises";
import type { Chance } from "../stripe-fake/chance.ts";
import type { StripeFake } from "../stripe-fake/stripe-fake.ts";
import type { Workers } from "./workers.ts";

const LOOK_EVERY_MS = 5;
/** Between two kills: after so many requests at the provider, or after so long, whichever comes first. */
const REQUESTS = { least: 3, spread: 40 };
const WAIT_MS = { least: 150, spread: 1_200 };
/** Of a hundred kills, those that may meet a worker which is still starting. */
const ALSO_WHILE_STARTING = 12;

const pause = () => sleep(LOOK_EVERY_MS);

type Parts = { workers: Workers; fake: StripeFake; chance: Chance; kills: number };

export type Killer = ReturnType<typeof startKiller>;

/** Kills a worker without warning, again and again, while there is work. */
export function startKiller({ workers, fake, chance, kills }: Parts) {
  const state = { killed: 0, allowed: 0, stopped: false, working: false };

  const pickVictim = (): number | null => {
    const index = Math.floor(chance() * workers.all().length);
    const isStarting = workers.all()[index]?.rounds === 0;
    return isStarting && chance() * 100 >= ALSO_WHILE_STARTING ? null : index;
  };

  const untilItIsTime = async () => {
    const requests = fake.requests.length + REQUESTS.least + chance() * REQUESTS.spread;
    const at = performance.now() + WAIT_MS.least + chance() * WAIT_MS.spread;
    const early = () => fake.requests.length < requests && performance.now() < at;
    while (!state.stopped && (!state.working || state.killed >= state.allowed || early())) await pause();
  };

  const run = async () => {
    while (!state.stopped && state.killed < kills) {
      await untilItIsTime();
      const victim = state.stopped ? null : pickVictim();
      if (victim === null) {
        await pause();
        continue;
      }
      state.killed++;
      await workers.killAndRestart(victim);
    }
  };
  const ended = run();

  return {
    killed: () => state.killed,
    /** Told by whoever moves the clock: without work a kill proves nothing. */
    isWork: (is: boolean) => {
      state.working = is;
    },
    /** So much of all kills may have happened by now, from 0 to 1. */
    allow: (part: number) => {
      state.allowed = Math.ceil(kills * part);
    },
    done: () => ended,
    stop: () => {
      state.stopped = true;
      return ended;
    },
  };
}
