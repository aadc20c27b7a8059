import type { Services } from "../services.ts";

/** The step that looks for alarms, and writes the mails about them. */
export const WATCH_FOR_ALARMS = "watch for alarms";
/** The steps that empty the outbox: they also follow what others cause. */
export const DELIVER_MAILS = "deliver mails";
export const DELIVER_TO_MANY = "deliver mails to many";

/**
 * Steps of one lane run in sequence, lanes run concurrently, so that thousands of notices delay neither a password reset
 * nor a provider's events.
 * - `people`: what somebody waits for in front of a screen
 * - `events`: what the payment provider told
 * - `workouts`: what the providers of workouts told, and what they are to be asked
 * - `month`: closing, announcing, releasing, finishing
 * - `mails`: mails to many
 * - `collect`: what asks the payment provider for money, or gives it back
 * - `checks`: the books against themselves and the provider
 * - `watch`: alarms, and what is tidied up
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
 * Runs every step in order, once each. A step that fails does not keep the later ones from their work; once the process
 * is stopping no further one begins. Resolves with the names of those that failed.
 */
export async function runDueSteps(steps: readonly DueStep[], services: Services): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of steps) {
    if (services.stopping.aborted) break;
    try {
      await run(services);
    } catch (error) {
      services.log.error({ err: error, step: name }, "a due step failed and will be tried again");
      failed.push(name);
    }
  }
  return failed;
}
