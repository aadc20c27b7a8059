import { log } from "../../lib/log.ts";

const FLAG = "forcedRefresh";

/** A chunk that does not load is of an older version: reloads once with forcedRefresh=1 (specification §4.14). */
export function reloadOnce(error: unknown): Promise<never> {
  const here = new URL(location.href);
  log(`chunk failed: ${String(error)}`);
  if (here.searchParams.get(FLAG) === "1") throw error;
  here.searchParams.set(FLAG, "1");
  location.replace(here);
  // Never resolves: the page is being reloaded.
  return new Promise(() => {});
}
