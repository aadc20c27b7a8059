import { useSyncExternalStore } from "react";
import type { readVersion } from "@kalivo/contract/api-paths.ts";
import { callPrefix } from "./platform.ts";

// `navigator.onLine` is also true in a network without internet, so lost calls are taken into account.

export const VERSION: typeof readVersion = "/api/version";

/** Statuses from here on come from a proxy before an unreachable server. */
const FAILS_FROM = 500;
const PATIENCE_MS = 20_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

let lost = false;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let looking: Promise<void> | null = null;
const heard = new Set<() => void>();

/** Whether the device has a network and the server has answered since the last lost call. */
export const isOnline = (): boolean => navigator.onLine && !lost;

export const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline);

/** Subscribes to every change, including that of the device's network; returns the unsubscribe. */
export function watchOnline(changed: () => void): () => void {
  heard.add(changed);
  addEventListener("online", changed);
  addEventListener("offline", changed);
  return () => {
    heard.delete(changed);
    removeEventListener("online", changed);
    removeEventListener("offline", changed);
  };
}

/** Calls `begin` each time the server becomes reachable; returns the unsubscribe. */
export const whenOnline = (begin: () => void): (() => void) => watchOnline(() => isOnline() && begin());

/** Reports an answer of the server; a status from 500 (a proxy's 502 and the like) does not count. */
export function noteAnswer(status = 200): void {
  if (!lost || status >= FAILS_FROM) return;
  clearTimeout(timer);
  document.removeEventListener("visibilitychange", lookNow);
  removeEventListener("online", lookAnew);
  setLost(false);
}

/** Reports a call without an answer. */
export function noteNoAnswer(): void {
  if (isOnline()) void serverIsUnreachable();
}

/**
 * Checks after a lost call whether the device is offline or the server unreachable. Retries with backoff while the page is
 * visible, and at once when the network returns or the page becomes visible. A server that takes up to 20 s counts as
 * reachable.
 */
export async function serverIsUnreachable(): Promise<boolean> {
  looking ??= look().finally(() => (looking = null));
  await looking;
  return !isOnline();
}

async function look(): Promise<void> {
  if (await isAnswered()) return noteAnswer();
  if (!lost) {
    wait = FIRST_WAIT_MS;
    document.addEventListener("visibilitychange", lookNow);
    addEventListener("online", lookAnew);
    setLost(true);
  }
  clearTimeout(timer);
  timer = setTimeout(lookLater, wait);
}

function lookLater(): void {
  wait = Math.min(LONGEST_WAIT_MS, wait * 2);
  lookNow();
}

async function isAnswered(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const { status } = await fetch(callPrefix() + VERSION, { cache: "no-store", signal });
    return status < FAILS_FROM;
  } catch {
    return false;
  }
}

function lookNow(): void {
  if (!document.hidden) void serverIsUnreachable();
}

/** The network changed: a check in progress is repeated. */
function lookAnew(): void {
  void Promise.resolve(looking).then(() => {
    wait = FIRST_WAIT_MS;
    if (lost) lookNow();
  });
}

function setLost(now: boolean): void {
  lost = now;
  for (const changed of heard) changed();
}
