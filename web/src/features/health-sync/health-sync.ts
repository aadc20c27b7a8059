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

/** Time, the device and the server, so that a test can be all three. */
export type SyncOutside<Found> = {
  now: () => number;
  /** Calls back after so many ms; returns how to stop waiting. */
  wait: (ms: number, then: () => void) => () => void;
  read: () => Promise<Found>;
  /** Rejects with what to tell the person. */
  send: (found: Found) => Promise<void>;
};

export type HealthSync = {
  state: () => SyncState;
  subscribe: (changed: () => void) => () => void;
  /** The app is in front again: syncs unless it just did. */
  resume: () => void;
  /** The person asked for it. */
  retry: () => void;
  /** Nobody looks any more: what runs ends, nothing begins. */
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
