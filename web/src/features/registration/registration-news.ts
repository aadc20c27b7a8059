import { useEffect, useRef } from "react";

// Advances the registration in all tabs, so that none shows a finished step.
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("registration") : null;

/** Tells all tabs but this one. */
export function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  tabs?.postMessage("moved on");
}

export function useMovedElsewhere(onMoved: () => void): void {
  const latest = useRef(onMoved);
  useEffect(() => {
    latest.current = onMoved;
  });
  useEffect(() => {
    const hear = () => latest.current();
    tabs?.addEventListener("message", hear);
    return () => tabs?.removeEventListener("message", hear);
  }, []);
}
