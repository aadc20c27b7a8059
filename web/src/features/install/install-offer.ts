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

/** Counts once per browser tab. */
export function countVisit(): void {
  try {
    if (sessionStorage.getItem(VISITED) !== null) return;
    sessionStorage.setItem(VISITED, "1");
  } catch {
    return; // without storage nothing is counted
  }
  remember((before) => ({ ...before, visits: before.visits + 1 }));
}

export const countAdded = (): void => remember((before) => ({ ...before, added: before.added + 1 }));

/** Hides the offer for 60 days. */
export const refuseInstall = (): void => remember((before) => ({ ...before, refusedAt: Date.now() }));

/** How this browser installs the app: by its own prompt, or by manual steps. */
export type InstallWay = "ask" | "steps";

/** Null inside the installed app. */
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

/** Other browsers on iOS name themselves; an iPad claims to be a Mac but has a touch screen. */
function isIosSafari(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const apple = /iPhone|iPad/.test(userAgent) || (userAgent.includes("Macintosh") && maxTouchPoints > 1);
  return apple && userAgent.includes("Safari") && !/CriOS|FxiOS|EdgiOS|OPT\//.test(userAgent);
}

/** Shows the browser's prompt; dismissing it counts as a refusal. */
export async function askToInstall(): Promise<void> {
  const asked = window.kalivoInstall;
  if (asked === undefined) return;
  const { outcome } = await asked.prompt();
  window.kalivoInstall = undefined; // the browser allows one prompt
  if (outcome === "dismissed") refuseInstall();
  else for (const tell of heard) tell();
}
