import { useEffect } from "react";
import { useText } from "../../lib/text.tsx";
import { useToast } from "./toasts.tsx";

/** Shows a toast when a page failed to load (specification §8.7), in addition to the block with Retry. */
export function useFailureToast(failed: boolean): void {
  const text = useText("global");
  const toast = useToast();
  useEffect(() => {
    if (failed) toast(text.fetchFailed, "error");
  }, [failed, toast, text]);
}
