import { useText } from "../../lib/text.tsx";
import { useToast } from "./toasts.tsx";

/** Copies words to the clipboard and says so, or why it could not (specification §8.7), in the person's language. */
export function useCopy() {
  const text = useText("act");
  const toast = useToast();
  return async (words: string, said: string) => {
    try {
      await navigator.clipboard.writeText(words);
      toast(said);
    } catch (error) {
      toast(text.copyFailed(isRefused(error) ? text.copyRefused : text.copyImpossible), "error");
    }
  };
}

/** The person, or the browser for them, does not allow it. */
const isRefused = (error: unknown): boolean =>
  error instanceof DOMException && error.name === "NotAllowedError";
