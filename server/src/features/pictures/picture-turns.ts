import { fairTurns, type Turns } from "../../concurrency/fair-turns.ts";

export const PICTURES_WAITING = 40;

/**
 * An interlaced picture is in memory as a whole while it is read: 60 megapixels are a quarter of a gigabyte, whatever the file
 * has. So a process reads one at a time; the files that wait have 5 MB each at the most. A lane is the sender's network.
 */
export const pictureTurns: Turns = fairTurns({ atOnce: 1, waiting: PICTURES_WAITING, deadlineMs: 30_000 });

/** Whether reading a picture was ended for the time it took: that tells nothing of the picture. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && error.message.startsWith("timeout: ");
