/** What the tabs of this browser tell each other under a name; nothing where it has no channels. */
export function otherTabs(name: string) {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : null;
  return {
    /** Tells all tabs but this one. */
    tell: (): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
      channel?.postMessage("changed");
    },
    hear: (told: () => void): (() => void) => {
      channel?.addEventListener("message", told);
      return () => channel?.removeEventListener("message", told);
    },
  };
}
