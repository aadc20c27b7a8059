import { setTimeout as pause } from "node:timers/promises";

/**
 * Resolves when it has ended or timed out, whichever comes first. After a timeout it continues, or ends with the process.
 */
export const within = async (milliseconds: number, ending: Promise<unknown>): Promise<void> => {
  await Promise.race([ending, pause(milliseconds, undefined, { ref: false })]);
};
