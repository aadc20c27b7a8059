const BYTES = 16;

/** A random UUID-like key; `crypto.randomUUID` is missing outside of secure contexts. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
