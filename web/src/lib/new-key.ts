const BYTES = 16;

/** A name nothing else has. `crypto.randomUUID` is missing where a page came without encryption. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
