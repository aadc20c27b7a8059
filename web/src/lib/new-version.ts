import { useSyncExternalStore } from "react";

let takeOver: (() => void) | null = null;
const heard = new Set<() => void>();

/** A newer app is here and waits for the person to say so; `take` puts it in the place of this one. */
export function offerNewVersion(take: () => void): void {
  takeOver = take;
  for (const tell of heard) tell();
}

/** What takes the newer version; null while there is none. */
export const useNewVersion = (): (() => void) | null => useSyncExternalStore(watch, () => takeOver);

function watch(changed: () => void): () => void {
  heard.add(changed);
  return () => heard.delete(changed);
}
