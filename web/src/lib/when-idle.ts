const AT_LATEST_MS = 2_000;
/** What one of them may take; with less left the next one has a moment of its own. */
const ROOM_MS = 20;
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
 * One after the other, as many as a moment has room for: all at once would hold up a touch.
 */
export function whenIdle(task: () => void): void {
  waiting.push({ task, until: performance.now() + WAITS_MS });
  if (waiting.length === 1) onceIdle(AT_LATEST_MS);
}

function onceIdle(atLatest: number): void {
  if ("requestIdleCallback" in window)
    requestIdleCallback((moment) => next(() => moment.timeRemaining()), { timeout: atLatest });
  else setTimeout(() => next(() => 0), UNTOLD_MS);
}

function next(left: () => number): void {
  const [first] = waiting;
  if (first === undefined) return;
  if (isAwaited() && performance.now() < first.until) {
    setTimeout(() => onceIdle(AT_LATEST_MS), AGAIN_MS);
    return;
  }
  try {
    first.task();
  } finally {
    waiting.shift();
    if (waiting.length > 0 && left() < ROOM_MS) onceIdle(AGAIN_MS);
    else next(left);
  }
}
