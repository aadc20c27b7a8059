import { useSyncExternalStore } from "react";

let takeOver: (() => void) | null = null;
const heard = new Set<() => void>();

/** A new service worker is waiting; `take` activates it and reloads. */
export function offerNewVersion(take: () => void): void {
  takeOver = take;
  for (const tell of heard) tell();
}

/** Activates the new version; null while there is none. */
export const useNewVersion = (): (() => void) | null => useSyncExternalStore(watch, () => takeOver);

function watch(changed: () => void): () => void {
  heard.add(changed);
  return () => heard.delete(changed);
}
