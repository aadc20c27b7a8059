type Key = string | number;
type Lane = { running: number; waiting: (() => void)[] };

/** Runs work of one key, so many at once, and the rest of it in order; null: too much of that key waits already. */
export type TurnsByKey = <T>(key: Key, work: () => Promise<T> | T) => Promise<T> | null;

/** Keys do not wait for each other; what holds nothing is forgotten. */
export function turnsByKey({ atOnce, waiting }: { atOnce: number; waiting: number }): TurnsByKey {
  const lanes = new Map<Key, Lane>();
  const end = (key: Key, lane: Lane) => {
    const next = lane.waiting.shift();
    if (next !== undefined) return next();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(key);
  };
  return (key, work) => {
    const lane = lanes.get(key) ?? { running: 0, waiting: [] };
    lanes.set(key, lane);
    if (lane.waiting.length >= waiting) return null;
    return run();
    async function run() {
      if (lane.running < atOnce) lane.running += 1;
      else await new Promise<void>((resolve) => lane.waiting.push(resolve));
      try {
        return await work();
      } finally {
        end(key, lane);
      }
    }
  };
}
