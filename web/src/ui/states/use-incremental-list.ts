import { type RefObject, startTransition, useEffect, useRef, useState } from "react";
import type { PageOf } from "../../lib/pages.ts";

/** More than fit into a window. */
const FEW = 12;
/** How far ahead of the visible part the list grows: half a window. */
const AHEAD = "0px 0px 50% 0px";
/** Delay before the whole list renders: after page load, before a screen reader reaches the end of the first items. */
const QUIET_MS = 3_000;

/**
 * Renders the first items of a list at once, and the rest on scroll, near the end (`end`), or on a key press (so that
 * find-in-page works). Without any of these, as with a screen reader, the rest renders once the page is idle. A hidden list
 * stays short.
 */
export function useIncrementalList<Item>(pages: readonly PageOf<Item>[]): {
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
    const quiet = setInterval(() => {
      if (end.current?.closest("[inert]") === null) want();
    }, QUIET_MS);
    for (const used of ["keydown", "scroll"])
      addEventListener(used, want, { signal: stop.signal, passive: true });
    return () => {
      near.disconnect();
      clearInterval(quiet);
      stop.abort();
    };
  }, [isCut]);
  return { shown: isCut ? [{ ...first, items: first.items.slice(0, FEW) }] : pages, end };
}
