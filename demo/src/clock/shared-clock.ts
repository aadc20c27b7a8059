import type { ChosenClock } from "@kalivo/server/compose/clock.ts";
import type { Config } from "@kalivo/server/config/config.ts";
import type { Db } from "@kalivo/server/db/client.ts";
import { readClockOffset, writeClockOffset } from "./clock-offset.queries.ts";
import { demoClock } from "./demo-clock.ts";

/** One that every process moves together. */
export async function sharedClock(config: Config, db: Db): Promise<ChosenClock> {
  const clock = demoClock();
  if (config.now !== null) await writeClockOffset(db, clock.offsetTo(config.now));
  const refreshClock = async () => clock.setOffset(await readClockOffset(db));
  const setClock = async (to: Date) => {
    await writeClockOffset(db, clock.offsetTo(to));
    await refreshClock();
  };
  await refreshClock();
  return { clock, refreshClock, setClock };
}
