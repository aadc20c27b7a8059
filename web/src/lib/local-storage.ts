/** Reads JSON; null when storage fails or the value is of an older version. */
export function readStored<Value>(key: string, isValue: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(readText(key) ?? "null");
    return isValue(value) ? value : null;
  } catch {
    return null;
  }
}

export const store = (key: string, value: unknown): void =>
  storeText(key, value === null ? null : JSON.stringify(value));

/** The same for plain text. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function storeText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Without storage the app works, but forgets.
  }
}
