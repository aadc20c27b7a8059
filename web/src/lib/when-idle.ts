const AT_LATEST_MS = 2_000;

/** Once the browser has nothing more urgent to do; a busy one does it all the same. */
export function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(task, { timeout: AT_LATEST_MS });
  else setTimeout(task, AT_LATEST_MS);
}
