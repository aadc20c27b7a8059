import { useDeferredValue } from "react";
import type { PageOf } from "../../lib/pages.ts";

/** More than a window shows. */
const FEW = 12;

/** A list's first few, so that they are there soon; the rest follows piece by piece and holds up no touch. */
export function useFewFirst<Item>(pages: readonly PageOf<Item>[]): readonly PageOf<Item>[] {
  const [first] = pages;
  const isShort = first === undefined || (pages.length === 1 && first.items.length <= FEW);
  return useDeferredValue(pages, isShort ? pages : [{ ...first, items: first.items.slice(0, FEW) }]);
}
