import { RETRY_SECONDS, TooBusy } from "../http/too-busy.ts";

export type QueueLimits = { atOnce: number; waiting: number; deadlineMs: number };

type Waiting = { begin: () => void; refuse: () => void };

/** Runs work with limited concurrency. */
export type Turns = <T>(lane: string, work: () => Promise<T>) => Promise<T>;

/**
 * Round-robin over the lanes (a lane is the client's network address), so that one that sends hundreds does not delay the
 * others. When the queue is full, the longest lane drops its last entry.
 * @throws TooBusy when the turn did not come in time
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

/** Waiting entries by lane, in round-robin order, with a limit for all lanes together. */
function fairLanes(most: number) {
  /** Only lanes with waiting entries. */
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
