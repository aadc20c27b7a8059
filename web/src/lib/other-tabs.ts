/** What the tabs of this browser tell each other under a name; nothing where it has no channels. */
export function otherTabs<News extends string = "changed">(name: string) {
  const channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(name) : null;
  return {
    /** Tells all tabs but this one. */
    tell: (news: News): void => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it is this origin's own
      channel?.postMessage(news);
    },
    hear: (told: (news: News) => void): (() => void) => {
      const hear = ({ data }: MessageEvent<News>) => told(data);
      channel?.addEventListener("message", hear);
      return () => channel?.removeEventListener("message", hear);
    },
  };
}
