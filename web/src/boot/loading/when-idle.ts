const AT_LATEST_MS = 2_000;
/** Least time left in an idle period (ms) to start the next task in it. */
const ROOM_MS = 20;
const AGAIN_MS = 100;
/** Delay where `requestIdleCallback` is missing. */
const UNTOLD_MS = 500;
const WAITS_MS = 4_000;

type Waiting = { task: () => void; until: number };

const waiting: Waiting[] = [];
let isAwaited = (): boolean => false;

/** Tells whether the screen still awaits answers: idle tasks must not compete with it. */
export const awaitFirst = (asked: () => boolean): void => {
  isAwaited = asked;
};

/**
 * Queues a task for an idle period after the screen has its answers; with a timeout, so that a busy browser runs it too.
 * Tasks run one by one, as many as fit into a period: a longer block would delay input.
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
