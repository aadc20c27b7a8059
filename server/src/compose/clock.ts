import type { Clock } from "../adapters/clock/port.ts";
import { systemClock } from "../adapters/clock/system-clock.ts";
import type { Config } from "../config/config.ts";
import type { Db } from "../db/client.ts";
import type { Demo } from "../services.ts";
import type { DemoWorld } from "./demo.ts";

export type ChosenClock = Pick<Demo, "setClock"> & { clock: Clock; refreshClock: () => Promise<void> };

const nothing = async () => undefined;

/** The machine's; in the demo one that every process moves together. */
export const chooseClock = async (demo: DemoWorld | null, config: Config, db: Db): Promise<ChosenClock> =>
  demo === null ? { clock: systemClock, refreshClock: nothing, setClock: nothing } : demo.clock(config, db);
