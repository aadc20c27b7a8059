import { setTimeout as pause } from "node:timers/promises";

/** Resolves when it has ended or its time is over, whichever comes first. What is left then goes on, or ends with the process. */
export const within = async (milliseconds: number, ending: Promise<unknown>): Promise<void> => {
  await Promise.race([ending, pause(milliseconds, undefined, { ref: false })]);
};
