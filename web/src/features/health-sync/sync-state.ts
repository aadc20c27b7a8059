import { HEALTH_RESYNC_AFTER_MS, HEALTH_SYNC_EVERY_MS } from "@kalivo/domain/limits.ts";

/** What the widget shows (specification §4.11): nothing, step 1 of 2, step 2 of 2, done, or the error. */
export type SyncPhase =
  | { kind: "quiet" }
  | { kind: "fetching" }
  | { kind: "syncing" }
  | { kind: "finished" }
  | { kind: "failed"; detail: string };

export type SyncState = {
  phase: SyncPhase;
  /** In ms; null before the first sync. */
  startedAt: number | null;
  finishedAt: number | null;
};

export type SyncEvent =
  | { kind: "started"; at: number }
  | { kind: "read" }
  | { kind: "sent"; at: number }
  | { kind: "failed"; detail: string }
  /** The time to show "done" is over. */
  | { kind: "shown" };

export const NOT_YET: SyncState = { phase: { kind: "quiet" }, startedAt: null, finishedAt: null };

export function nextState(state: SyncState, event: SyncEvent): SyncState {
  if (event.kind === "started") return { ...state, phase: { kind: "fetching" }, startedAt: event.at };
  if (event.kind === "read") return { ...state, phase: { kind: "syncing" } };
  if (event.kind === "sent") return { ...state, phase: { kind: "finished" }, finishedAt: event.at };
  if (event.kind === "failed") return { ...state, phase: { kind: "failed", detail: event.detail } };
  return state.phase.kind === "finished" ? { ...state, phase: { kind: "quiet" } } : state;
}

export const isBusy = ({ phase }: SyncState): boolean =>
  phase.kind === "fetching" || phase.kind === "syncing";

/** At most one sync in five minutes when the app opens (specification §4.11). */
export const maySync = (state: SyncState, now: number): boolean =>
  !isBusy(state) && (state.startedAt === null || now - state.startedAt >= HEALTH_SYNC_EVERY_MS);

/** Ms until the next automatic sync: ten minutes after the last finished (specification §4.11); null before the first. */
export const untilResync = ({ finishedAt }: SyncState, now: number): number | null =>
  finishedAt === null ? null : Math.max(0, finishedAt + HEALTH_RESYNC_AFTER_MS - now);
