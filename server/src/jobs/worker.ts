import { hostname } from "node:os";
import type { Clock } from "../adapters/clock/port.ts";
import type { Services } from "../services.ts";
import { CLOCK_MAY_DIFFER_MS, noteEnd, noteWorker } from "../db/workers.ts";

/**
 * Heartbeat of a process that runs jobs, with its clock's offset from the database's. While the offset is too large it
 * runs nothing, and the other processes raise the alarm.
 */
export function signOfLife({ db, log }: Pick<Services, "db" | "log">, wallClock: Clock) {
  const id = `${hostname()}:${process.pid}`;
  let compared: { offMs: number; wallMs: number; steadyMs: number } | null = null;
  /** Also compares with the monotonic clock between two heartbeats. */
  const isRight = () => {
    if (compared === null) return false;
    const movedMs = wallClock.now().getTime() - compared.wallMs - (performance.now() - compared.steadyMs);
    return Math.abs(compared.offMs + movedMs) <= CLOCK_MAY_DIFFER_MS;
  };
  let giving = Promise.resolve();
  const give = async () => {
    try {
      const offMs = await noteWorker(db, id, wallClock);
      compared = { offMs, wallMs: wallClock.now().getTime(), steadyMs: performance.now() };
      if (!isRight())
        log.error(
          { offMs },
          "this machine's clock and the database's differ: no step is run until they agree",
        );
    } catch (error) {
      log.error({ err: error }, "the database does not answer: the jobs wait for it");
    }
  };
  return {
    /** Not before the first comparison with the database's clock, and only while ours agrees with it. */
    mayWork: isRight,
    give: () => (giving = give()),
    /** After the last sign that is under way: nobody waits two minutes to learn that this process is gone. */
    end: async () => {
      await giving;
      await noteEnd(db, id).catch((error: unknown) => log.warn({ err: error }, "that it ends is not noted"));
    },
  };
}
