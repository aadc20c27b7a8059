import { hostname } from "node:os";
import type { Services } from "../services.ts";
import { noteWorker } from "./queries.ts";

/** More than this between a machine's clock and the database's, and it runs no step: a month would close on a wrong day. */
export const CLOCK_MAY_DIFFER_MS = 60_000;

/**
 * Says once a minute that this process runs the jobs, and what its clock says beside the database's. Whoever's clock
 * differs does nothing until it is right again; the others raise the alarm.
 */
export function signOfLife({ db, log }: Pick<Services, "db" | "log">) {
  const id = `${hostname()}:${process.pid}`;
  let offMs: number | null = null;
  const isRight = () => offMs !== null && Math.abs(offMs) <= CLOCK_MAY_DIFFER_MS;
  return {
    /** Not before the database's clock was seen, and while ours agrees with it. */
    mayWork: isRight,
    give: async () => {
      try {
        offMs = await noteWorker(db, id);
        if (!isRight())
          log.error(
            { offMs },
            "this machine's clock and the database's differ: no step is run until they agree",
          );
      } catch (error) {
        log.error({ err: error }, "the database does not answer: the jobs wait for it");
      }
    },
  };
}
