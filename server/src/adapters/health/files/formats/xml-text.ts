/**
 * Decodes an XML file's bytes as a stream. Some exporters write UTF-16, some a byte order mark, and some begin with blank
 * lines, which XML forbids but which exist (Strava's own export has such files).
 */
export function xmlText(): (bytes: Uint8Array) => string {
  let decoder: TextDecoder | null = null;
  let begun = false;
  return (bytes) => {
    decoder ??= new TextDecoder(encodingOf(bytes));
    const text = decoder.decode(bytes, { stream: true });
    if (begun) return text;
    const trimmed = text.trimStart(); // of byte order marks too
    begun = trimmed !== "";
    return trimmed;
  };
}

/** Before the first element there are only characters that have one zero byte in UTF-16. */
function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}
