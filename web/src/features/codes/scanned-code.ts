import { plainCode } from "@kalivo/domain/codes/code-text.ts";

/**
 * The code in a scanned text; null when it does not begin with the product's code link prefix (specification §5.3).
 * Only a scan needs the prefix: what is typed by hand is taken as it is.
 */
export function codeBehind(prefix: string, scanned: string): string | null {
  const text = scanned.trim();
  if (!text.startsWith(prefix)) return null;
  const [code = ""] = text.slice(prefix.length).split(/[/?#]/);
  return plainCode(code);
}
