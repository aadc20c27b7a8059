import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import type { PageOf } from "../../lib/pages.ts";

/** More than a window shows. */
const FEW = 12;
/** How far ahead of what is seen the list grows: two windows. */
const AHEAD = "0px 0px 200% 0px";

/**
 * A list's first few, so that they are there soon; the rest follows once somebody comes near their end, marked by `end`,
 * or uses a key: what the browser searches for is there then. A hidden list stays short.
 */
export function useFewFirst<Item>(pages: readonly PageOf<Item>[]): {
  shown: readonly PageOf<Item>[];
  end: RefObject<HTMLElement | null>;
} {
  const [wanted, setWanted] = useState(false);
  const end = useRef<HTMLElement | null>(null);
  const [first] = pages;
  const isLong = first !== undefined && (pages.length > 1 || first.items.length > FEW);
  const isCut = isLong && !wanted;
  useEffect(() => {
    if (!isCut || end.current === null) return undefined;
    const stop = new AbortController();
    const want = () => startTransition(() => setWanted(true));
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) want();
      },
      { rootMargin: AHEAD },
    );
    near.observe(end.current);
    addEventListener("keydown", want, { signal: stop.signal });
    return () => {
      near.disconnect();
      stop.abort();
    };
  }, [isCut]);
  return { shown: isCut ? [{ ...first, items: first.items.slice(0, FEW) }] : pages, end };
}
