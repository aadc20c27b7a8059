import { useSyncExternalStore } from "react";
import { readStored, store } from "../../lib/local-storage.ts";

// A setting of this device, like the theme.
const KEY = "rhythm";
const HIDDEN = "hidden";

const listeners = new Set<() => void>();

const isHidden = () => readStored(KEY, (value): value is string => value === HIDDEN) !== null;

/** Whether the week is shown on Overview and after a workout. */
export const useRhythmShown = (): boolean =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    () => !isHidden(),
  );

export function showRhythm(shown: boolean): void {
  store(KEY, shown ? null : HIDDEN);
  for (const changed of listeners) changed();
}
