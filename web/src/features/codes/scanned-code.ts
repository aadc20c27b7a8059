import { plainCode } from "@kalivo/domain/codes/code-text.ts";

/**
 * The code in a scanned text; null when the text lacks the product's link prefix (specification §5.3). Only scans need the
 * prefix: typed codes are taken as they are.
 */
export function codeBehind(prefix: string, scanned: string): string | null {
  const text = scanned.trim();
  if (!text.startsWith(prefix)) return null;
  const [code = ""] = text.slice(prefix.length).split(/[/?#]/);
  return plainCode(code);
}
