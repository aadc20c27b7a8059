import type { Services } from "../services.ts";

/** The step that empties the outbox: it also follows what others cause. */
export const DELIVER_MAILS = "deliver mails";

/** One thing that time makes due. It finds its own work, so a repeat or a second process is harmless. */
export type DueStep = { name: string; run: (services: Services) => Promise<void> };

/** Runs every step in order, once each. A step that fails does not keep the later ones from their work. */
export async function runDueSteps(steps: readonly DueStep[], services: Services): Promise<string[]> {
  const failed: string[] = [];
  for (const { name, run } of steps) {
    try {
      await run(services);
    } catch (error) {
      services.log.error({ err: error, step: name }, "a due step failed and will be tried again");
      failed.push(name);
    }
  }
  return failed;
}
