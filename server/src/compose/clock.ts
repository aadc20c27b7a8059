import { demoClock } from "../adapters/clock/demo-clock.ts";
import type { Clock } from "../adapters/clock/port.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import { readClockOffset, writeClockOffset } from "../db/demo-clock-offset.ts";
import type { Demo } from "../services.ts";

export type ChosenClock = Pick<Demo, "setClock"> & { clock: Clock; refreshClock: () => Promise<void> };

const nothing = async () => undefined;

/** The machine's clock; in the demo one that every process moves together. */
export async function chooseClock(config: Config, db: Db): Promise<ChosenClock> {
  if (!config.demo) {
    return { clock: systemClock, refreshClock: nothing, setClock: nothing };
  }
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
