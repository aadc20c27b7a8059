export type Shared = { url?: string; text?: string };

/** The system's own sheet: the phone shell's, or the browser's; null where there is none. Given up is an AbortError. */
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
