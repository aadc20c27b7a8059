import { shareSheet } from "../../lib/share-sheet.ts";
import { useText } from "../../lib/text.tsx";
import { useToast } from "../../ui/toast/toasts.tsx";

/** Shares a link natively where possible, else copies it. Errors are shown with their detail (specification §8.7). */
export function useHandOn(url: string) {
  const text = useText("act");
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(text.copied);
    } catch (error) {
      toast(text.copyFailed(error instanceof Error ? error.message : String(error)), "error");
    }
  };
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
