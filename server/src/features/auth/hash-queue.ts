import { TooBusy } from "../../http/too-busy.ts";

export type QueueLimits = { atOnce: number; waiting: number; deadlineMs: number };

/**
 * Hashing a password takes a core and 19 MiB for a while, on purpose. Two at a time leave half of the four threads that
 * files and names of hosts need, and the processor's scheduler room for the thread that answers.
 */
const HASHES: QueueLimits = { atOnce: 2, waiting: 600, deadlineMs: 30_000 };
/** Twice as many are in turn: while two are hashed, the next two are counted. */
const SIGN_INS: QueueLimits = { ...HASHES, atOnce: 2 * HASHES.atOnce };
const RETRY_SECONDS = 5;

type Waiting = { begin: () => void; refuse: () => void };

/** Runs what needs a turn, never more than a few at once. */
export type Turns = <T>(lane: string, work: () => Promise<T>) => Promise<T>;

/**
 * Turns go around the lanes (a lane is the network address of who asks), so that one that sends hundreds does not make
 * the others wait for all of them. When everything is full, the longest lane gives up its last.
 * @throws TooBusy from a turn that did not come in time
 */
export function fairTurns({ atOnce, waiting, deadlineMs }: QueueLimits): Turns {
  /** In the order in which their turns come; a lane without anybody is not in it. */
  const lanes = new Map<string, Waiting[]>();
  let running = 0;
  let total = 0;

  const leave = (lane: string, one: Waiting) => {
    const queue = lanes.get(lane) ?? [];
    const at = queue.indexOf(one);
    if (at < 0) return;
    queue.splice(at, 1);
    total -= 1;
    if (queue.length === 0) lanes.delete(lane);
  };
  const next = () => {
    const [first] = lanes;
    if (first === undefined || running >= atOnce) return;
    const [lane, queue] = first;
    const [one] = queue;
    if (one === undefined) return;
    leave(lane, one);
    if (lanes.delete(lane)) lanes.set(lane, queue); // to the end
    running += 1;
    one.begin();
  };
  /** Whether there is room for one more in this lane, made at the cost of a longer one where it must be. */
  const admits = (lane: string): boolean => {
    if (total < waiting) return true;
    const [longest, queue] = [...lanes].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (queue === undefined || queue.length <= (lanes.get(lane)?.length ?? 0) + 1) return false;
    const last = queue.at(-1);
    if (longest === undefined || last === undefined) return false;
    leave(longest, last);
    last.refuse();
    return true;
  };
  const turnOf = (lane: string) =>
    new Promise<void>((resolve, reject) => {
      if (!admits(lane)) return reject(new TooBusy(RETRY_SECONDS));
      const refuse = () => {
        clearTimeout(timer);
        reject(new TooBusy(RETRY_SECONDS));
      };
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const one = { begin, refuse };
      const timer = setTimeout(() => {
        leave(lane, one);
        refuse();
      }, deadlineMs);
      const queue = lanes.get(lane);
      if (queue === undefined) lanes.set(lane, [one]);
      else queue.push(one);
      total += 1;
      next();
    });

  return async (lane, work) => {
    await turnOf(lane);
    try {
      return await work();
    } finally {
      running -= 1;
      next();
    }
  };
}

/** Those of this process: its cores and its memory are what is shared out. */
export const hashTurns: Turns = fairTurns(HASHES);

/** Who signs in queues here first, and in the other queue only when counted: so nobody waits there uncounted. */
export const signInTurns: Turns = fairTurns(SIGN_INS);
