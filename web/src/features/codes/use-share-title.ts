import type { Code } from "@kalivo/contract/shapes/code.ts";
import { useText } from "../../lib/text.tsx";

/** The title of where a code is shared: by its nickname, if it has one. */
export function useShareTitle() {
  const text = useText("codes");
  return ({ label }: Pick<Code, "label">) => (label === null ? text.shareTitle : text.shareLabelled(label));
}
