import type { Clock } from "@kalivo/server/adapters/clock/port.ts";

export type DemoClock = Clock & {
  /** Adopts an offset that another process has set, in milliseconds. */
  setOffset: (milliseconds: number) => void;
  /** The offset that would make `instant` the present. */
  offsetTo: (instant: Date) => number;
};

/** The machine's clock plus an offset: it can be moved, and keeps ticking afterwards. */
export function demoClock(): DemoClock {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    setOffset: (milliseconds) => {
      offset = milliseconds;
    },
    offsetTo: (instant) => instant.getTime() - Date.now(),
  };
}
