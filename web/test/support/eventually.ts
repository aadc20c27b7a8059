import { setTimeout as pause } from "node:timers/promises";

/** For what hangs: a busy machine takes many times as long as a quiet one, and decides nothing by it. */
export const HANGS_MS = 300_000;
const SHORTEST_PAUSE_MS = 10;
/** Of the time, what the page has for itself while it is looked at: finding a name among many costs more than drawing it. */
const PAUSES_PER_TRY = 2;

/** What `check` gives once it throws no more; what it threw last when the page hangs. */
export async function eventually<T>(check: () => T): Promise<T> {
  const hangsAt = performance.now() + HANGS_MS;
  for (;;) {
    const began = performance.now();
    try {
      return check();
    } catch (error) {
      if (began > hangsAt) throw error;
    }
    await pause(Math.max(SHORTEST_PAUSE_MS, (performance.now() - began) * PAUSES_PER_TRY));
  }
}
