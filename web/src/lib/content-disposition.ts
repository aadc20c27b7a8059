const FALLBACK = "file.zip";

/** The file name of a download; `file.zip` when the header has none (specification §7.1). */
export function contentDispositionName(header: string | null): string {
  const encoded = /filename\*=(?:UTF-8'')([^;]+)/i.exec(header ?? "")?.[1];
  const plain = /filename="?([^";]+)"?/i.exec(header ?? "")?.[1];
  return decoded(encoded) ?? plain?.trim() ?? FALLBACK;
}

function decoded(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
