const AT_LATEST_MS = 2_000;
const AGAIN_MS = 100;
/** For a browser that does not say when it is idle. */
const UNTOLD_MS = 500;
const WAITS_MS = 4_000;

type Waiting = { task: () => void; until: number };

const waiting: Waiting[] = [];
let isAwaited = (): boolean => false;

/** What says whether a screen still waits for an answer: nothing that can wait takes the network or a moment from it. */
export const awaitFirst = (asked: () => boolean): void => {
  isAwaited = asked;
};

/**
 * Once what the screen asked for is there and the browser has nothing more urgent to do; a busy one does it all the same.
 * One after the other, each in a moment of its own: together they would hold up a touch.
 */
export function whenIdle(task: () => void): void {
  waiting.push({ task, until: performance.now() + WAITS_MS });
  if (waiting.length === 1) onceIdle();
}

function onceIdle(): void {
  if ("requestIdleCallback" in window) requestIdleCallback(next, { timeout: AT_LATEST_MS });
  else setTimeout(next, UNTOLD_MS);
}

function next(): void {
  const [first] = waiting;
  if (first === undefined) return;
  if (isAwaited() && performance.now() < first.until) {
    setTimeout(onceIdle, AGAIN_MS);
    return;
  }
  waiting.shift();
  if (waiting.length > 0) onceIdle();
  first.task();
}
