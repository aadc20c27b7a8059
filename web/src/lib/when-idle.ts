const AT_LATEST_MS = 2_000;
const AGAIN_MS = 100;
const WAITS_MS = 4_000;

let isAwaited = (): boolean => false;

/** What says whether a screen still waits for an answer: nothing that can wait takes the network or a moment from it. */
export const awaitFirst = (asked: () => boolean): void => {
  isAwaited = asked;
};

/** Once what the screen asked for is there and the browser has nothing more urgent to do; a busy one does it all the same. */
export function whenIdle(task: () => void): void {
  const until = performance.now() + WAITS_MS;
  const idle = () => {
    if (isAwaited() && performance.now() < until) setTimeout(onceIdle, AGAIN_MS);
    else task();
  };
  const onceIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(idle, { timeout: AT_LATEST_MS });
    else setTimeout(idle, AT_LATEST_MS);
  };
  onceIdle();
}
