import type { Queryable } from "@kalivo/server/db/client.ts";
import { notifyJobs } from "@kalivo/server/db/notify-jobs.ts";

/** The demo clock's offset in milliseconds; one row, read by every process. */
export async function readClockOffset(db: Queryable): Promise<number> {
  const row = await db.selectFrom("demo_clock").select("offset_seconds").executeTakeFirstOrThrow();
  return Number(row.offset_seconds) * 1000;
}

/** Moves the clock for every process and wakes the due steps. Rounded up to whole seconds. */
export async function writeClockOffset(db: Queryable, milliseconds: number): Promise<void> {
  await db
    .updateTable("demo_clock")
    .set({ offset_seconds: BigInt(Math.ceil(milliseconds / 1000)) })
    .execute();
  await notifyJobs(db, "clock");
}
