import { useEffect, useRef } from "react";

// A registration that goes on in one tab goes on in all: none stands on a step that is over.
const tabs = "BroadcastChannel" in globalThis ? new BroadcastChannel("registration") : null;

/** The other ones; this tab knows. */
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
