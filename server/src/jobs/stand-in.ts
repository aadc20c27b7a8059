import { standstill } from "../db/workers.ts";
import type { Services } from "../services.ts";
import { coalesced } from "./coalesced.ts";
import { DELIVER_MAILS, runDueSteps, WATCH_FOR_ALARMS, type DueStep } from "./due-steps.ts";
import type { Schedule } from "./schedule.ts";

const EVERY_MS = 60_000;
/** In this order: the alarm is found, then mailed. */
const THESE = [WATCH_FOR_ALARMS, DELIVER_MAILS] as const;

/**
 * A process that only serves checks once a minute whether any process runs the jobs. If none does, it raises the alarm
 * itself and delivers mails that people wait for: only a worker could otherwise report that there is none.
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

/** Runs these steps when there is no worker. */
export async function standIn(services: Services, all: readonly DueStep[]): Promise<void> {
  const steps = THESE.flatMap((wanted) => all.filter(({ name }) => name === wanted));
  try {
    if ((await standstill(services.db)) !== null) await runDueSteps(steps, services);
  } catch (error) {
    services.log.error({ err: error }, "whether the jobs are run cannot be looked at");
  }
}
