import { type RefObject, useEffect, useRef } from "react";
import { type Query } from "../../paths.ts";
import { go } from "../../lib/navigation.ts";

type Places = {
  /** What opens it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Where its field stands. */
  field: RefObject<HTMLElement | null>;
};

/**
 * The search over everything: open while the address has `query`. Opening it is a step that Back takes again; `at` is the
 * address of the lists, with more in it. The focus goes into its field, and back to the button that opened it.
 */
export function useSearchOverAll(
  { button, field }: Places,
  query: URLSearchParams,
  at: (more: Query) => string,
) {
  const words = query.get("query");
  const isOpen = words !== null;
  const wasOpen = useRef(isOpen);
  // With `search`, a result was followed to its list.
  const followed = query.has("search");
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (isOpen) field.current?.querySelector("input")?.focus();
    else if (!followed) button.current?.focus();
  }, [isOpen, followed, button, field]);
  return {
    isOpen,
    words: words ?? "",
    open: () => go.to(at({ query: "" })),
    type: (typed: string) => go.replace(at({ query: typed })),
    close: () => go.up(at({})),
  };
}
