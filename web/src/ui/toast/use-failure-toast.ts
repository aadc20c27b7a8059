import { useEffect } from "react";
import { useText } from "../../lib/text.tsx";
import { useToast } from "./toasts.tsx";

/**
 * A page that did not load also says so in a message (specification §8.7), besides the block that offers to try again.
 */
export function useFailureToast(failed: boolean): void {
  const text = useText().global;
  const toast = useToast();
  useEffect(() => {
    if (failed) toast(text.fetchFailed, "error");
  }, [failed, toast, text]);
}
