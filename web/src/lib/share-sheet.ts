export type Shared = { url?: string; text?: string };

/** The share sheet of the phone shell or the browser; null where there is none. Cancelling rejects with an AbortError. */
export function shareSheet(): ((shared: Shared) => Promise<void>) | null {
  const plugin = window.Capacitor?.Plugins?.Share;
  if (plugin !== undefined) return (shared) => plugin.share(shared).then(() => undefined, reject);
  return "share" in navigator ? (shared) => navigator.share(shared) : null;
}

/** The plugin rejects with "Share canceled". */
function reject(reason: unknown): never {
  const said = reason instanceof Error ? reason.message : String(reason);
  throw /cancel/i.test(said) ? new DOMException(said, "AbortError") : reason;
}
