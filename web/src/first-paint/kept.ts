/** What this browser keeps under a name; null, too, where it lets nobody keep anything. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
