import { foundNoRoom } from "../db/error-code.ts";
import type { Services } from "../services.ts";
import type { StepRan } from "./step-measures.ts";

/** The step that finds alarms and queues the mails about them. */
export const WATCH_FOR_ALARMS = "watch for alarms";
/** The steps that deliver the outbox: they also run after steps that queue mails. */
export const DELIVER_MAILS = "deliver mails";
export const DELIVER_TO_MANY = "deliver mails to many";

/**
 * Steps of one lane run in sequence, lanes run concurrently, so that thousands of notices delay neither a password reset
 * nor a provider's events.
 * - `people`: work a person waits for in front of a screen
 * - `events`: the payment provider's events
 * - `workouts`: messages from, and requests to, providers of workouts
 * - `month`: closing, announcing, releasing, finishing, and at midnight what others see of everybody
 * - `mails`: bulk mails
 * - `collect`: charges and refunds at the payment provider
 * - `checks`: the books against themselves and the provider
 * - `watch`: alarms, and cleaning up
 */
export const LANES = [
  "people",
  "events",
  "workouts",
  "month",
  "mails",
  "collect",
  "checks",
  "watch",
] as const;
export type Lane = (typeof LANES)[number];

/** Scheduled work. A step finds its own work in the database, so it is idempotent and safe in several processes. */
export type DueStep = { name: string; lane: Lane; run: (services: Services) => Promise<void> };

/**
 * Runs every step in order, once each. A failed step does not prevent the later ones; once the process is stopping no
 * further one begins. Resolves with the names of those that failed. What a step logs names it and its lane.
 */
export async function runDueSteps(
  steps: readonly DueStep[],
  services: Services,
  ran: StepRan = () => undefined,
): Promise<string[]> {
  const failed: string[] = [];
  for (const step of steps) {
    if (services.stopping.aborted) break;
    const { lane, name } = step;
    const log = services.log.child({ lane, step: name });
    const began = performance.now();
    let fails = false;
    try {
      await step.run({ ...services, log });
    } catch (error) {
      fails = true;
      log.error(
        { err: error },
        foundNoRoom(error)
          ? "a due step failed because the database's disk is full, and will be tried again"
          : "a due step failed and will be tried again",
      );
      failed.push(name);
    }
    ran(step, (performance.now() - began) / 1000, fails);
  }
  return failed;
}
