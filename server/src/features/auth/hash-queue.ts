import { fairTurns, type QueueLimits, type Turns } from "../../concurrency/fair-turns.ts";

/**
 * Hashing a password deliberately takes a core and 19 MiB for a while. Two at a time leave half of libuv's four threads for
 * files and DNS, and CPU time for the main thread.
 */
const HASHES: QueueLimits = { atOnce: 2, waiting: 600, deadlineMs: 30_000 };
/** Twice as many are admitted: while two are hashed, the next two are counted. */
const SIGN_INS: QueueLimits = { ...HASHES, atOnce: 2 * HASHES.atOnce };

/** Per process, because its cores and memory are what is shared out. */
export const hashTurns: Turns = fairTurns(HASHES);

/** A sign-in queues here first, and in the hash queue only after it was counted: so no uncounted try waits there. */
export const signInTurns: Turns = fairTurns(SIGN_INS);
