import { shareSheet } from "../../lib/share-sheet.ts";
import { useText } from "../../lib/text.tsx";
import { useCopy } from "../../ui/toast/use-copy.ts";

/** Shares a link natively where possible, else copies it. Errors are shown with their detail (specification §8.7). */
export function useHandOn(url: string) {
  const text = useText("act");
  const copyText = useCopy();
  const copy = () => copyText(url, text.copied);
  const sheet = shareSheet();
  /** Falls back to the clipboard. */
  const share = async () => {
    if (sheet === null) return copy();
    try {
      return await sheet({ url });
    } catch (error) {
      return hasGivenUp(error) ? undefined : copy();
    }
  };
  return { copy, share };
}

/** The share sheet was dismissed. */
const hasGivenUp = (error: unknown) => error instanceof DOMException && error.name === "AbortError";
