import { setTimeout as pause } from "node:timers/promises";

/** Looks again and again until it holds, for as long as a test may take; returns what was seen then. */
export async function until<T>(look: () => Promise<T>, holds: (seen: T) => boolean): Promise<T> {
  for (;;) {
    const seen = await look();
    if (holds(seen)) return seen;
    await pause(20);
  }
}
