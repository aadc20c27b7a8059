import { standstill } from "../db/workers.ts";
import type { Services } from "../services.ts";
import { coalesced } from "./coalesced.ts";
import { DELIVER_MAILS, runDueSteps, WATCH_FOR_ALARMS, type DueStep } from "./due-steps.ts";
import type { Schedule } from "./schedule.ts";

const EVERY_MS = 60_000;
/** In this order: the alarm is found, then told. */
const THESE = [WATCH_FOR_ALARMS, DELIVER_MAILS] as const;

/**
 * A process that only serves looks once a minute whether anybody runs the jobs. When nobody does, it raises the alarm
 * itself and sends what somebody waits for: an alarm that only a worker can send never tells that there is none.
 */
export function standInForWorkers(services: Services, all: readonly DueStep[]): Schedule {
  const look = coalesced(() => standIn(services, all));
  const timer = setInterval(() => void look(), EVERY_MS);
  return {
    stop: async () => {
      clearInterval(timer);
      await look.idle();
    },
  };
}

/** Does what a worker would, when there is none. */
export async function standIn(services: Services, all: readonly DueStep[]): Promise<void> {
  const steps = THESE.flatMap((wanted) => all.filter(({ name }) => name === wanted));
  try {
    if ((await standstill(services.db)) !== null) await runDueSteps(steps, services);
  } catch (error) {
    services.log.error({ err: error }, "whether the jobs are run cannot be looked at");
  }
}
