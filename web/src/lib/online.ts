import { useSyncExternalStore } from "react";
import type { readVersion } from "@kalivo/contract/api-paths.ts";
import { callPrefix } from "./platform.ts";

// A device calls itself online in any network, also in one that leads nowhere. What was asked and lost tells more.

export const VERSION: typeof readVersion = "/api/version";

/** Statuses of what stands before a server that is away. */
const FAILS_FROM = 500;
const PATIENCE_MS = 20_000;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

let lost = false;
let wait = FIRST_WAIT_MS;
let timer: ReturnType<typeof setTimeout> | undefined;
let looking: Promise<void> | null = null;
const heard = new Set<() => void>();

/** Whether the device has a network and, where a question was lost, the server has answered since. */
export const isOnline = (): boolean => navigator.onLine && !lost;

export const useOnline = (): boolean => useSyncExternalStore(watchOnline, isOnline);

/** Hears of every change, of the device's network too; returns the end of it. */
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

/** Does it each time the server can be reached again; returns the end of it. */
export const whenOnline = (begin: () => void): (() => void) => watchOnline(() => isOnline() && begin());

/** The server has answered something; what stands before one that is away (502 and the like) is not the server. */
export function noteAnswer(status = 200): void {
  if (!lost || status >= FAILS_FROM) return;
  clearTimeout(timer);
  document.removeEventListener("visibilitychange", lookNow);
  removeEventListener("online", lookAnew);
  setLost(false);
}

/** Something was asked, and nobody answered. */
export function noteSilence(): void {
  if (isOnline()) void isNobodyThere();
}

/**
 * Asks after something was lost: whether the device is offline or the server unreachable. Then the server is asked again,
 * less and less often, as long as somebody looks at the page, and at once when the device finds a network or is looked
 * at. A slow server is there, unless it takes 20 s.
 */
export async function isNobodyThere(): Promise<boolean> {
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
  if (!document.hidden) void isNobodyThere();
}

/** What was asked in the network before says nothing of this one. */
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
