import { useSyncExternalStore } from "react";
import { isNative } from "../../lib/platform.ts";
import { readStored, store } from "../../lib/local-storage.ts";
import { isTimeToOffer, type Remembered } from "./install-time.ts";

const KEY = "install";
const VISITED = "visited";

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === "object" &&
  value !== null &&
  "visits" in value &&
  "added" in value &&
  "refusedAt" in value;

const remembered = (): Remembered =>
  readStored(KEY, isRemembered) ?? { visits: 0, added: 0, refusedAt: null };

const heard = new Set<() => void>();

function remember(change: (before: Remembered) => Remembered): void {
  store(KEY, change(remembered()));
  for (const tell of heard) tell();
}

/** Once per opening of the browser's tab. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISITED) !== null) return;
    sessionStorage.setItem(VISITED, "1");
  } catch {
    return; // where nothing is kept nothing can be counted
  }
  remember((before) => ({ ...before, visits: before.visits + 1 }));
}

export const countAdded = (): void => remember((before) => ({ ...before, added: before.added + 1 }));

/** Nothing is said about it for 60 days. */
export const refuseInstall = (): void => remember((before) => ({ ...before, refusedAt: Date.now() }));

/** How this browser installs the app: by asking, by two steps of the person's own, or not at all. */
export type InstallWay = "ask" | "steps";

/** Never inside the installed app. */
export const useInstallOffer = (): InstallWay | null => useSyncExternalStore(watch, offer);

function watch(changed: () => void): () => void {
  heard.add(changed);
  addEventListener("beforeinstallprompt", changed);
  addEventListener("appinstalled", changed);
  return () => {
    heard.delete(changed);
    removeEventListener("beforeinstallprompt", changed);
    removeEventListener("appinstalled", changed);
  };
}

function offer(): InstallWay | null {
  const way = window.kalivoInstall !== undefined ? "ask" : isIosSafari() ? "steps" : null;
  return way !== null && !isInstalled() && isTimeToOffer(remembered(), Date.now()) ? way : null;
}

const isInstalled = () =>
  isNative() ||
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** The other browsers of an iPhone name themselves; an iPad says that it is a Mac, one with a touch screen. */
function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const apple = /iPhone|iPad/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return apple && userAgent.includes("Safari") && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
}

/** The browser's own question. Whoever says no to it said no. */
export async function askToInstall(): Promise<void> {
  const asked = window.kalivoInstall;
  if (asked === undefined) return;
  const { outcome } = await asked.prompt();
  window.kalivoInstall = undefined; // it may be asked once
  if (outcome === "dismissed") refuseInstall();
  else for (const tell of heard) tell();
}
