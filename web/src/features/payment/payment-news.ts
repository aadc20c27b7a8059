import { useEffect, useRef } from "react";

// The provider's page is open in another tab, which reports back over this channel.
const CHANNEL = "payment";

/** Sent by the tab that returned from the provider. */
export function tellOtherTabs(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
  channel.postMessage("saved");
  channel.close();
}

/** Received by the tab that opened the provider's page. */
export function useOtherTabsNews(onNews: () => void): void {
  const latest = useRef(onNews);
  useEffect(() => {
    latest.current = onNews;
  });
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener("message", () => latest.current());
    return () => channel.close();
  }, []);
}
