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
  const lanes = fairLanes(waiting);
  let running = 0;
  const next = () => {
    if (running >= atOnce) return;
    const one = lanes.takeNext();
    if (one === null) return;
    running += 1;
    one.begin();
  };
  const turnOf = (lane: string) =>
    new Promise<void>((resolve, reject) => {
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
        lanes.leave(lane, one);
        refuse();
      }, deadlineMs);
      if (!lanes.enter(lane, one)) return refuse();
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

/** Who waits, by lane: the lanes in the order of their turns, at most so many of all of them together. */
function fairLanes(most: number) {
  /** A lane in which nobody waits is not in it. */
  const lanes = new Map<string, Waiting[]>();
  let total = 0;

  const leave = (lane: string, one: Waiting) => {
    const queue = lanes.get(lane) ?? [];
    const at = queue.indexOf(one);
    if (at < 0) return;
    queue.splice(at, 1);
    total -= 1;
    if (queue.length === 0) lanes.delete(lane);
  };
  const makeRoom = (lane: string): boolean => {
    const [longest, queue] = [...lanes].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    const last = queue?.at(-1);
    if (longest === undefined || queue === undefined || last === undefined) return false;
    if (queue.length <= (lanes.get(lane)?.length ?? 0) + 1) return false;
    leave(longest, last);
    last.refuse();
    return true;
  };
  return {
    leave,
    /** False: there is no room for one more in this lane. */
    enter: (lane: string, one: Waiting): boolean => {
      if (total >= most && !makeRoom(lane)) return false;
      const queue = lanes.get(lane);
      if (queue === undefined) lanes.set(lane, [one]);
      else queue.push(one);
      total += 1;
      return true;
    },
    takeNext: (): Waiting | null => {
      const [lane, queue] = lanes.entries().next().value ?? [];
      const [one] = queue ?? [];
      if (lane === undefined || queue === undefined || one === undefined) return null;
      leave(lane, one);
      if (lanes.delete(lane)) lanes.set(lane, queue); // to the end
      return one;
    },
  };
}

/** Those of this process: its cores and its memory are what is shared out. */
export const hashTurns: Turns = fairTurns(HASHES);

/** Who signs in queues here first, and in the other queue only when counted: so nobody waits there uncounted. */
export const signInTurns: Turns = fairTurns(SIGN_INS);
