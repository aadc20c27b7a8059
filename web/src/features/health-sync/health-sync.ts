import { HEALTH_WIDGET_HIDDEN_MS } from "@kalivo/domain/limits.ts";
import {
  isBusy,
  maySync,
  nextState,
  NOT_YET,
  type SyncEvent,
  type SyncState,
  untilResync,
} from "./sync-state.ts";

/** Dependencies: clock, device and server. */
export type SyncOutside<Found> = {
  now: () => number;
  /** Calls back after `ms`; returns how to cancel. */
  wait: (ms: number, then: () => void) => () => void;
  read: () => Promise<Found>;
  /** Rejects with the message for the person. */
  send: (found: Found) => Promise<void>;
};

export type HealthSync = {
  state: () => SyncState;
  subscribe: (changed: () => void) => () => void;
  /** The app came to the foreground: syncs unless a sync began recently. */
  resume: () => void;
  /** On the person's request. */
  retry: () => void;
  /** Stops a running sync and the timer. */
  pause: () => void;
};

/** Reads the device's workouts and sends them: on resume, and again ten minutes after a finish. */
export function createHealthSync<Found>({ now, wait, read, send }: SyncOutside<Found>): HealthSync {
  let state = NOT_YET;
  let watched = false;
  let stopWaiting: () => void = nothing;
  const listeners = new Set<() => void>();
  const happened = (event: SyncEvent) => {
    state = nextState(state, event);
    for (const changed of listeners) changed();
  };
  const resyncLater = () => {
    stopWaiting();
    const ms = untilResync(state, now());
    if (watched && ms !== null) stopWaiting = wait(ms, () => void run());
  };
  const run = async () => {
    if (isBusy(state)) return;
    stopWaiting();
    happened({ kind: "started", at: now() });
    try {
      const found = await read();
      happened({ kind: "read" });
      await send(found);
      happened({ kind: "sent", at: now() });
      wait(HEALTH_WIDGET_HIDDEN_MS, () => happened({ kind: "shown" }));
      resyncLater();
    } catch (error) {
      happened({ kind: "failed", detail: error instanceof Error ? error.message : String(error) });
    }
  };
  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    resume: () => {
      watched = true;
      if (maySync(state, now())) void run();
      else resyncLater();
    },
    retry: () => void run(),
    pause: () => {
      watched = false;
      stopWaiting();
    },
  };
}

const nothing = () => undefined;
