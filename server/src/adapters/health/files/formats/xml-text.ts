/**
 * Decodes an XML file's bytes as a stream. Some exporters write UTF-16, some ISO-8859-1, some a byte order mark, and some begin with blank
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
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return declaredIn(bytes) ?? "utf-8";
}

/** Where a declaration is looked for. */
const DECLARATION_BYTES = 200;
const DECLARATION = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/i;

/** The encoding that the file says it has; null: none, one that nobody knows, or one that its bytes contradict. */
function declaredIn(bytes: Uint8Array): string | null {
  const beginning = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString("latin1");
  const [, label] = DECLARATION.exec(beginning) ?? [];
  if (label === undefined || /^(utf|ucs)/i.test(label)) return null;
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return null;
  }
}
