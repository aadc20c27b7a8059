import { useDeferredValue } from "react";
import type { PageOf } from "../../lib/pages.ts";

/** More than a window shows. */
const FEW = 12;

/** A list's first few, so that they are there soon; the rest follows piece by piece and holds up no touch. */
export function useFewFirst<Item>(pages: readonly PageOf<Item>[]): readonly PageOf<Item>[] {
  const [first] = pages;
  return useDeferredValue(
    pages,
    first === undefined ? pages : [{ ...first, items: first.items.slice(0, FEW) }],
  );
}
